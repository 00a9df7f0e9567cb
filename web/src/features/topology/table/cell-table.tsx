import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import type { Graph } from '#shared/contract/topology-items.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import type { Cell, CellContext } from '#web/features/topology/cells/cell.ts';
import { CellField } from '#web/features/topology/cells/cell-field.tsx';
import { pasteCells } from '#web/features/topology/cells/paste-cells.ts';
import type { Edit } from '#web/features/topology/model/edit-history.ts';
import { indexGraph } from '#web/features/topology/model/graph-index.ts';
import type { Action } from '#web/ui/actions/action.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { pastedCells } from '#web/ui/rows/pasted-rows.ts';
import { useToast } from '#web/ui/toasts.tsx';
import { rowsAtOnce } from './rows-at-once.ts';
import styles from './topology-tables.module.css';

/** A column that is typed over, or one that is only shown. */
export type CellColumn<E> =
  | ({ readonly cell: Cell<E> } & Pick<Column<E>, 'align' | 'optional'>)
  | { readonly shown: Column<E> };

export interface CellTableProps<E extends { readonly id: string }> {
  readonly caption: string;
  readonly columns: readonly CellColumn<E>[];
  readonly rows: readonly E[];
  readonly rowName: (row: E) => string;
  readonly rowActions?: (row: E) => readonly Action[];
  readonly context: CellContext;
  readonly onType: (cell: Cell<E>, id: string, text: string) => void;
  /** All elements of the kind, and the graph with others in their place: a paste is one edit. */
  readonly elementsOf: (graph: Graph) => readonly E[];
  readonly withElements: (graph: Graph, elements: readonly E[]) => Graph;
  readonly onEdit: (edit: Edit) => void;
}

/**
 * Elements as rows to type over like a spreadsheet: Enter and the arrows go up and down, and what was copied from a
 * spreadsheet is pasted from the focused cell on, as one step to undo.
 */
export function CellTable<E extends { readonly id: string }>(props: CellTableProps<E>) {
  const { caption, columns, rows, rowName, rowActions, context, onType, elementsOf, withElements, onEdit } =
    props;
  const table = useRef<HTMLDivElement>(null);
  const order = useRef<readonly E[]>(null);
  const toast = useToast();
  const drawn = columns.map((column, at): Column<E> => {
    if ('shown' in column) return column.shown;
    const { cell, ...rest } = column;
    return {
      ...rest,
      key: cell.key,
      header: cell.unit ? `${cell.label} (${cell.unit})` : cell.label,
      sortBy: (row) => sortValue(cell.text(row, context)),
      cell: (row) => (
        <CellField
          cell={cell}
          elements={[row]}
          context={context}
          name={`${cell.label} of ${rowName(row)}`}
          isQuiet
          place={{ id: row.id, column: at }}
          onChange={(text) => onType(cell, row.id, text)}
        />
      ),
    };
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' || event.key === 'Enter' ? 1 : 0;
    const place = placeOf(event.target);
    if (
      step === 0 ||
      !place ||
      event.altKey ||
      (event.target instanceof HTMLInputElement && isListOpen(event))
    )
      return;
    const ids = idsIn(table.current);
    const next = ids[ids.indexOf(place.id) + step];
    event.preventDefault();
    const field = fieldAt(table.current, next, place.column);
    if (field) field.focus();
    else if (event.key === 'Enter' && event.target instanceof HTMLElement) event.target.blur();
  };

  const onPaste = (event: ClipboardEvent) => {
    const place = placeOf(event.target);
    const lines = pastedCells(event.clipboardData.getData('text/plain'));
    if (!place || !lines) return;
    event.preventDefault();
    const ids = (order.current ?? rows).map(({ id }) => id);
    const pasting = {
      ids: ids.slice(ids.indexOf(place.id)),
      cells: columns.slice(place.column).map((column) => ('cell' in column ? column.cell : undefined)),
      lines,
      context,
      contextOf: (elements: readonly E[]) => ({
        ...context,
        index: indexGraph(withElements(context.index.graph, elements)),
      }),
    };
    const { written, problems, left } = pasteCells(elementsOf(context.index.graph), pasting);
    if (written > 0)
      onEdit({
        kind: 'change',
        name: `paste ${formatCount(written, 'cell')}`,
        change: (graph) => withElements(graph, pasteCells(elementsOf(graph), pasting).elements),
        resettles: true,
      });
    const [first] = problems;
    if (left > 0)
      toast.error(
        `${formatCount(left, 'line')} found no row: the table ends before. Paste from a higher row, or search for fewer.`,
      );
    if (first !== undefined)
      toast.error(`${formatCount(problems.length, 'cell')} could not be pasted. ${first}`);
    else toast.info(`Pasted ${formatCount(written, 'cell')}.`);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the fields inside are what is typed into
    <div ref={table} className={styles.cells} onKeyDown={onKeyDown} onPaste={onPaste}>
      <DataTable
        caption={caption}
        isDense
        rowsAtOnce={rowsAtOnce}
        order={order}
        columns={drawn}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={rowName}
        {...(rowActions && { rowActions })}
      />
    </div>
  );
}

/** Figures sort as figures. */
const sortValue = (text: string): string | number => (/^\d+(\.\d+)?$/.test(text) ? Number(text) : text);

/** The arrows belong to the list of suggestions while Alt opens it; a browser keeps the event to itself then. */
const isListOpen = (event: KeyboardEvent): boolean => event.nativeEvent.isComposing;

function placeOf(target: EventTarget): { readonly id: string; readonly column: number } | undefined {
  if (!(target instanceof HTMLElement)) return undefined;
  const { id, column } = target.dataset;
  return id === undefined || column === undefined ? undefined : { id, column: Number(column) };
}

/** The rows in the order in which they are shown. */
const idsIn = (table: HTMLElement | null): string[] =>
  [...(table?.querySelectorAll('tbody tr') ?? [])].flatMap(
    (row) => row.querySelector<HTMLElement>('[data-id]')?.dataset.id ?? [],
  );

function fieldAt(table: HTMLElement | null, id: string | undefined, column: number): HTMLElement | undefined {
  if (id === undefined) return undefined;
  const fields = table?.querySelectorAll<HTMLElement>(`[data-column="${column}"]`) ?? [];
  return [...fields].find((field) => field.dataset.id === id);
}
