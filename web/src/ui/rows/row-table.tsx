import { Button } from '@aws-amplify/ui-react';
import { Plus } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useCallback, useEffect, useRef } from 'react';
import { keepFocus } from '#web/ui/form/keep-focus.ts';
import { errorsAt, type FieldErrors } from '#web/ui/form/schema-errors.ts';
import layout from '#web/ui/layout.module.css';
import { pastedCells } from './pasted-rows.ts';
import type { RowActions, RowColumn, RowMore, TextRow } from './row.ts';
import styles from './row-table.module.css';
import { RowTableRow } from './row-table-row.tsx';

export interface RowTableProps {
  /** Names the table: `Sites`. */
  readonly caption: string;
  /** What one row is called: `site`. */
  readonly noun: string;
  /** What the button below says; `Add site` where left out. */
  readonly add?: string;
  /** The list is full. */
  readonly isFull?: boolean;
  /** The rows are given: none is added, duplicated or removed. */
  readonly isFixed?: boolean;
  /** The list's place in the contract; a cell is called `path[row].column`. */
  readonly path: string;
  readonly columns: readonly RowColumn[];
  readonly rows: readonly TextRow[];
  readonly errors: FieldErrors;
  readonly actions: RowActions;
  readonly onLeave: (path: string) => void;
  /** What a row states beside its cells. */
  readonly more?: RowMore;
}

/**
 * Rows edited like a spreadsheet: Enter and the arrows go up and down, Enter in the last row adds one, and cells that
 * were copied from a spreadsheet paste as rows. Alt with an arrow moves a row where their order means something.
 */
export function RowTable(props: RowTableProps) {
  const { caption, noun, add: addLabel = `Add ${noun}`, isFull = false, isFixed = false, path } = props;
  const { columns, rows, errors, actions, onLeave, more } = props;
  const table = useRef<HTMLTableElement>(null);
  const wanted = useRef<string>(undefined);
  const latest = useRef({ rows, actions });
  latest.current = { rows, actions };
  const focus = (selector: string) => {
    const cell = table.current?.querySelector<HTMLElement>(selector);
    cell?.focus();
    return cell != null;
  };
  // What was added or moved takes the focus once it is drawn.
  useEffect(() => {
    if (wanted.current !== undefined && focus(wanted.current)) wanted.current = undefined;
  });
  const add = (field: string | undefined) => {
    if (isFull || isFixed) return;
    wanted.current = cellAt(rows.length, field);
    actions.add();
  };
  const move = useCallback((key: string, by: -1 | 1, field: string | undefined) => {
    wanted.current = inRow(key, field);
    latest.current.actions.move?.(key, by);
  }, []);
  const remove = useCallback((key: string) => {
    const all = latest.current.rows;
    const index = all.findIndex((row) => row.key === key);
    const next = all[index + 1] ?? all[index - 1];
    wanted.current = next && inRow(next.key, 'remove');
    latest.current.actions.remove(key);
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const place = placeOf(event.target);
    if (!place || event.ctrlKey || event.metaKey) return;
    const step = steps.get(event.key);
    if (event.altKey) {
      const row = rows[place.row];
      if (!actions.move || !row || !step) return;
      event.preventDefault();
      move(row.key, step, place.field);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (!focus(cellAt(place.row + 1, place.field))) add(place.field);
    } else if (step && !(event.target instanceof HTMLSelectElement)) {
      event.preventDefault();
      focus(cellAt(place.row + step, place.field));
    }
  };

  const onPaste = (event: ClipboardEvent<HTMLTableElement>) => {
    const place = placeOf(event.target);
    const row = place && rows[place.row];
    if (!row) return;
    const text = event.clipboardData.getData('text/plain');
    if (actions.pasteText(row.key, text)) return event.preventDefault();
    const cells = pastedCells(text);
    if (!cells) return;
    event.preventDefault();
    actions.paste(place.row, columns.slice(columns.findIndex(({ field }) => field === place.field)), cells);
  };

  return (
    <div className={layout.stack3}>
      {rows.length > 0 && (
        <div className={styles.frame}>
          <table ref={table} className={styles.table} onKeyDown={onKeyDown} onPaste={onPaste}>
            <caption className="visually-hidden">{caption}</caption>
            <thead>
              <tr>
                {columns.map(({ field, header, unit, kind }) => (
                  <th key={field} scope="col" data-kind={kind}>
                    {header}
                    {unit && <span className={styles.unit}>{unit}</span>}
                  </th>
                ))}
                {!isFixed && (
                  <th className={styles.actions}>
                    <span className="visually-hidden">Actions</span>
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                <RowTableRow
                  key={row.key}
                  row={row}
                  index={index}
                  noun={noun}
                  path={path}
                  columns={columns}
                  errors={errorsIn(errors, `${path}[${index}]`)}
                  actions={actions}
                  isFixed={isFixed}
                  isLast={index === rows.length - 1}
                  onLeave={onLeave}
                  more={more}
                  onMove={move}
                  onRemove={remove}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <RowErrors errors={errors} path={path} nameOf={(index) => rows[index]?.name ?? rows[index]?.type} />
      {!isFixed && (
        <div>
          <Button
            size="small"
            onMouseDown={keepFocus}
            onClick={() => add(columns[0]?.field)}
            isDisabled={isFull}
          >
            <Plus size={14} aria-hidden />
            {addLabel}
          </Button>
        </div>
      )}
    </div>
  );
}

const steps: ReadonlyMap<string, -1 | 1> = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);

const cellAt = (row: number, field: string | undefined): string =>
  `[data-row="${row}"][data-field="${field}"]`;
const inRow = (key: string, field: string | undefined): string =>
  `[data-key="${key}"] [data-field="${field}"]`;

interface RowErrorsProps {
  readonly errors: FieldErrors;
  readonly path: string;
  readonly nameOf: (index: number) => string | undefined;
}

/** A cell has no room for its sentence: they stand under the table, by row. */
function RowErrors({ errors, path, nameOf }: RowErrorsProps) {
  const here = errorsAt(errors, path);
  if (here.length === 0) return null;
  return (
    <ul className={styles.errors}>
      {here.map(([place, sentence]) => {
        const index = Number(/\[(\d+)\]/.exec(place)?.[1] ?? Number.NaN);
        const row = Number.isNaN(index) ? '' : `${nameOf(index) || `Row ${index + 1}`}: `;
        return (
          <li key={place} id={`${place}-error`}>
            {row}
            {sentence}
          </li>
        );
      })}
    </ul>
  );
}

/** The errors of one row; the same undefined for every row without, so that it need not be drawn again. */
function errorsIn(errors: FieldErrors, path: string): FieldErrors | undefined {
  const own = errorsAt(errors, path);
  return own.length > 0 ? Object.fromEntries(own) : undefined;
}

function placeOf(
  target: EventTarget,
): { readonly row: number; readonly field: string | undefined } | undefined {
  if (!(target instanceof HTMLElement) || target.dataset.row === undefined) return undefined;
  return { row: Number(target.dataset.row), field: target.dataset.field };
}
