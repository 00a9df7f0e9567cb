import { useMemo } from 'react';
import type { DesignForm } from '#web/features/design-form/model/design-form-state.ts';
import { statedMore } from '#web/features/design-form/model/more-fields.ts';
import type { TextRow } from '#web/ui/rows/row.ts';
import { RowTable, type RowTableProps } from '#web/ui/rows/row-table.tsx';
import { MoreDialog } from './more-dialog.tsx';

export interface MoreTableProps
  extends Pick<RowTableProps, 'caption' | 'noun' | 'path' | 'columns' | 'rows' | 'actions'> {
  readonly form: DesignForm;
  /** The row whose dialog is open, and how one is opened or closed. */
  readonly more: string | undefined;
  readonly onMore: (rowKey: string | undefined) => void;
}

/** A table of the form, each of whose rows has a dialog for what its cells have no room for. */
export function MoreTable({ form, more, onMore, ...table }: MoreTableProps) {
  const { path, rows, actions } = table;
  const showMore = useMemo(
    () => ({ statedIn: (row: TextRow) => statedMore(path, row), open: onMore }),
    [path, onMore],
  );
  return (
    <>
      <RowTable {...table} errors={form.sentences} onLeave={form.leave} more={showMore} />
      <MoreDialog
        form={form}
        path={path}
        rows={rows}
        rowKey={more}
        actions={actions}
        onClose={() => onMore(undefined)}
      />
    </>
  );
}
