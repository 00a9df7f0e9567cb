import { blankDevice } from '#web/features/design-form/model/blank-rows.ts';
import type { DesignForm } from '#web/features/design-form/model/design-form-state.ts';
import { rowColumns } from '#web/features/design-form/row-columns.ts';
import { FieldGrid, Whole } from '#web/ui/field/field-grid.tsx';
import { RowTable } from '#web/ui/rows/row-table.tsx';
import { useRows } from '#web/ui/rows/use-rows.ts';

const columns = rowColumns('existingNetworkDetails.currentDevices');

/** The devices of a network that exists. */
export function DevicesTable({ form }: { readonly form: DesignForm }) {
  const actions = useRows({
    rows: form.values.currentDevices,
    update: (edit) => form.change(({ currentDevices }) => ({ currentDevices: edit(currentDevices) })),
    blank: blankDevice,
    nameOf: ({ type, model }) => model || type,
    most: 500,
  });
  return (
    <FieldGrid title="Existing devices">
      <Whole>
        <RowTable
          caption="Existing devices"
          noun="device"
          path="existingNetworkDetails.currentDevices"
          columns={columns}
          rows={form.values.currentDevices}
          errors={form.errors}
          actions={actions}
          onLeave={form.leave}
        />
      </Whole>
    </FieldGrid>
  );
}
