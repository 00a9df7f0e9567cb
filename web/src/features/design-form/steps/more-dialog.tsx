import { Button } from '@aws-amplify/ui-react';
import type { DesignForm } from '#web/features/design-form/model/design-form-state.ts';
import { moreFields, sitesAround } from '#web/features/design-form/model/more-fields.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import type { RowActions, TextRow } from '#web/ui/rows/row.ts';
import { RowFields } from './row-fields.tsx';

export interface MoreDialogProps {
  readonly form: DesignForm;
  /** The table's place in the contract. */
  readonly path: string;
  readonly rows: readonly TextRow[];
  /** Of the row; nothing is shown without it. */
  readonly rowKey: string | undefined;
  readonly actions: RowActions;
  readonly onClose: () => void;
}

/** What a row of a table states beside its cells. */
export function MoreDialog({ form, path, rows, rowKey, actions, onClose }: MoreDialogProps) {
  const index = rows.findIndex(({ key }) => key === rowKey);
  const row = rows[index];
  if (!row) return null;
  return (
    <Dialog
      title={row.name || row.model || row.type || `Row ${index + 1}`}
      onClose={onClose}
      width="46rem"
      footer={
        <Button variation="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <RowFields
        form={form}
        path={`${path}[${index}]`}
        row={row}
        fields={moreFields(path, row, sitesAround(form.values))}
        onChange={(name, text) => actions.edit(row.key, name, text)}
      />
    </Dialog>
  );
}
