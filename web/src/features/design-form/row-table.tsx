import { Button } from '@aws-amplify/ui-react';
import { Plus } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { pastedCells } from '#web/features/design-form/model/pasted-rows.ts';
import { keepFocus } from '#web/ui/form/keep-focus.ts';
import type { FieldErrors } from '#web/ui/form/schema-errors.ts';
import layout from '#web/ui/layout.module.css';
import type { RowActions, RowColumn, TextRow } from './row-columns.ts';
import styles from './row-table.module.css';
import { RowTableRow } from './row-table-row.tsx';

export interface RowTableProps {
  /** Names the table: `Sites`. */
  readonly caption: string;
  /** What one row is called: `site`. */
  readonly noun: string;
  /** The list's place in the contract; a cell is called `path[row].column`. */
  readonly path: string;
  readonly columns: readonly RowColumn[];
  readonly rows: readonly TextRow[];
  readonly errors: FieldErrors;
  readonly actions: RowActions;
  readonly onLeave: (path: string) => void;
}

/**
 * Rows that are edited like a spreadsheet: Enter and the arrows go up and down, Enter in the last row adds one, and
 * cells that were copied from a spreadsheet paste as rows.
 */
export function RowTable(props: RowTableProps) {
  const { caption, noun, path, columns, rows, errors, actions, onLeave } = props;
  const table = useRef<HTMLTableElement>(null);
  const wanted = useRef<string>(undefined);
  const focusCell = (row: number, field: string | undefined) => {
    const cell = table.current?.querySelector<HTMLElement>(`[data-row="${row}"][data-field="${field}"]`);
    cell?.focus();
    return cell != null;
  };
  // A row that was just added takes the focus once it is there.
  useEffect(() => {
    if (wanted.current !== undefined && focusCell(rows.length - 1, wanted.current))
      wanted.current = undefined;
  });
  const add = (field: string | undefined) => {
    wanted.current = field;
    actions.add();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const place = placeOf(event.target);
    if (!place || event.altKey || event.ctrlKey || event.metaKey) return;
    const isSelect = event.target instanceof HTMLSelectElement;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (!focusCell(place.row + 1, place.field)) add(place.field);
    } else if (!isSelect && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      focusCell(place.row + (event.key === 'ArrowDown' ? 1 : -1), place.field);
    }
  };

  const onPaste = (event: ClipboardEvent<HTMLTableElement>) => {
    const place = placeOf(event.target);
    const cells = pastedCells(event.clipboardData.getData('text/plain'));
    if (!place || !cells) return;
    event.preventDefault();
    actions.paste(place.row, columns.slice(columns.findIndex(({ field }) => field === place.field)), cells);
  };

  return (
    <div className={layout.stack3}>
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
              <th className={styles.actions}>
                <span className="visually-hidden">Actions</span>
              </th>
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
                onLeave={onLeave}
              />
            ))}
          </tbody>
        </table>
      </div>
      <RowErrors errors={errors} path={path} nameOf={(index) => rows[index]?.name ?? rows[index]?.type} />
      <div>
        <Button size="small" onMouseDown={keepFocus} onClick={() => add(columns[0]?.field)}>
          <Plus size={14} aria-hidden />
          Add {noun}
        </Button>
      </div>
    </div>
  );
}

interface RowErrorsProps {
  readonly errors: FieldErrors;
  readonly path: string;
  readonly nameOf: (index: number) => string | undefined;
}

/** A cell has no room for its sentence: they stand under the table, by row. */
function RowErrors({ errors, path, nameOf }: RowErrorsProps) {
  const here = Object.entries(errors).filter(([place]) => place.startsWith(path));
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
  const own = Object.entries(errors).filter(([place]) => place.startsWith(path));
  return own.length > 0 ? Object.fromEntries(own) : undefined;
}

function placeOf(
  target: EventTarget,
): { readonly row: number; readonly field: string | undefined } | undefined {
  if (!(target instanceof HTMLElement) || target.dataset.row === undefined) return undefined;
  return { row: Number(target.dataset.row), field: target.dataset.field };
}
