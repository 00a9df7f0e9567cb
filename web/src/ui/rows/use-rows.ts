import { useMemo, useRef } from 'react';
import { useToast } from '#web/ui/toasts.tsx';
import { duplicateRow, editRow, moveRow, nextKey, removeRow, restoreRow } from './edit-row.ts';
import { pasteRows } from './pasted-rows.ts';
import type { RowActions, TextRow } from './row.ts';

export interface RowsOptions<Row extends TextRow> {
  readonly rows: readonly Row[];
  readonly update: (edit: (rows: readonly Row[]) => Row[]) => void;
  /** A new row below these. */
  readonly blank: (key: string, rows: readonly Row[]) => Row;
  /** What a row is called in a message. */
  readonly nameOf: (row: Row) => string;
  /** Renames a copy, where rows have names of their own. */
  readonly rename?: (row: Row) => Row;
  /** The contract allows no more. */
  readonly most: number;
  /** The order of the rows means something. */
  readonly isOrdered?: boolean;
  /** A pasted text in the place of a row; undefined where it is for its cell alone. */
  readonly read?: (rows: readonly Row[], key: string, text: string) => Row[] | undefined;
}

/** The actions of a table's rows; the same object from one drawing to the next. */
export function useRows<Row extends TextRow>(options: RowsOptions<Row>): RowActions {
  const toast = useToast();
  const latest = useRef(options);
  latest.current = options;
  const { isOrdered = false } = options;

  return useMemo(() => {
    const update = (edit: (rows: readonly Row[]) => Row[]) =>
      latest.current.update((rows) => edit(rows).slice(0, latest.current.most));
    return {
      edit: (key, field, text) => update((rows) => editRow(rows, key, field, text)),
      add: () => update((rows) => [...rows, latest.current.blank(nextKey(rows), rows)]),
      duplicate: (key) => update((rows) => duplicateRow(rows, key, latest.current.rename ?? ((row) => row))),
      remove: (key) => {
        const { rows, nameOf } = latest.current;
        const index = rows.findIndex((row) => row.key === key);
        const row = rows[index];
        if (!row) return;
        update((current) => removeRow(current, key));
        toast.info(`${nameOf(row) || 'The row'} was removed.`, {
          action: {
            label: 'Undo',
            onAction: () => update((current) => restoreRow(current, row, index)),
          },
        });
      },
      move: isOrdered ? (key, by) => update((rows) => moveRow(rows, key, by)) : undefined,
      paste: (fromRow, columns, cells) =>
        update((rows) => pasteRows(rows, fromRow, columns, cells, latest.current.blank)),
      pasteText: (key, text) => {
        const read = latest.current.read?.(latest.current.rows, key, text);
        if (read) update(() => read);
        return read !== undefined;
      },
    };
  }, [toast, isOrdered]);
}
