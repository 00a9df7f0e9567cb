import { FieldGrid } from '#web/features/design-form/fields/field-grid.tsx';
import type { DesignForm } from '#web/features/design-form/model/design-form-state.ts';
import { blankDevice } from '#web/features/design-form/model/edit-row.ts';
import { rowColumns } from '#web/features/design-form/row-columns.ts';
import { RowTable } from '#web/features/design-form/row-table.tsx';
import { useRows } from '#web/features/design-form/use-rows.ts';

const columns = rowColumns('existingNetworkDetails.currentDevices');

/** The devices of a network that exists. */
export function DevicesTable({ form }: { readonly form: DesignForm }) {
  const actions = useRows({
    rows: form.values.currentDevices,
    update: (edit) => form.change(({ currentDevices }) => ({ currentDevices: edit(currentDevices) })),
    blank: blankDevice,
    nameOf: ({ type, model }) => model || type,
    rename: (row) => row,
    most: 500,
  });
  return (
    <FieldGrid title="Devices in place">
      <div style={{ gridColumn: '1 / -1' }}>
        <RowTable
          caption="Devices in place"
          noun="device"
          path="existingNetworkDetails.currentDevices"
          columns={columns}
          rows={form.values.currentDevices}
          errors={form.errors}
          actions={actions}
          onLeave={form.leave}
        />
      </div>
    </FieldGrid>
  );
}
