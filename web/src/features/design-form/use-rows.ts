import { useMemo, useRef } from 'react';
import {
  duplicateRow,
  editRow,
  nextKey,
  removeRow,
  restoreRow,
} from '#web/features/design-form/model/edit-row.ts';
import { pasteRows } from '#web/features/design-form/model/pasted-rows.ts';
import { useToast } from '#web/ui/toasts.tsx';
import type { RowActions, TextRow } from './row-columns.ts';

export interface RowsOptions<Row extends TextRow> {
  readonly rows: readonly Row[];
  readonly update: (edit: (rows: readonly Row[]) => Row[]) => void;
  readonly blank: (key: string) => Row;
  /** What a row is called in a message. */
  readonly nameOf: (row: Row) => string;
  /** Renames a copy. */
  readonly rename: (row: Row) => Row;
  /** The contract takes no more. */
  readonly most: number;
}

/** The actions of a table's rows; the same object from one drawing to the next. */
export function useRows<Row extends TextRow>(options: RowsOptions<Row>): RowActions {
  const toast = useToast();
  const latest = useRef(options);
  latest.current = options;

  return useMemo(() => {
    const update = (edit: (rows: readonly Row[]) => Row[]) =>
      latest.current.update((rows) => edit(rows).slice(0, latest.current.most));
    return {
      edit: (key, field, text) => update((rows) => editRow(rows, key, field, text)),
      add: () => update((rows) => [...rows, latest.current.blank(nextKey(rows))]),
      duplicate: (key) => update((rows) => duplicateRow(rows, key, latest.current.rename)),
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
      paste: (fromRow, columns, cells) =>
        update((rows) => pasteRows(rows, fromRow, columns, cells, latest.current.blank)),
    };
  }, [toast]);
}
