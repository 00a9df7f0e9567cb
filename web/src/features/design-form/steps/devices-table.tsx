import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { blankDevice } from '#web/features/design-form/model/blank-rows.ts';
import type { DesignForm } from '#web/features/design-form/model/design-form-state.ts';
import { statedMore } from '#web/features/design-form/model/more-fields.ts';
import { rowColumns } from '#web/features/design-form/row-columns.ts';
import { FieldGrid, Whole } from '#web/ui/field/field-grid.tsx';
import layout from '#web/ui/layout.module.css';
import type { TextRow } from '#web/ui/rows/row.ts';
import { RowTable } from '#web/ui/rows/row-table.tsx';
import { useRows } from '#web/ui/rows/use-rows.ts';
import { MoreDialog } from './more-dialog.tsx';
import { UnknownDevices } from './unknown-devices.tsx';

const path = 'existingNetworkDetails.currentDevices';
const columns = rowColumns(path);
const statedInDevice = (row: TextRow) => statedMore(path, row);

/** The devices of a network that exists, and what their owner says of those that the catalogue does not list. */
export function DevicesTable({ form }: { readonly form: DesignForm }) {
  const { currentDevices: rows } = form.values;
  const actions = useRows({
    rows,
    update: (edit) => form.change(({ currentDevices }) => ({ currentDevices: edit(currentDevices) })),
    blank: blankDevice,
    nameOf: ({ type, model }) => model || type,
    most: 500,
  });
  // A plan that asks about a device leads to its row.
  const [address] = useSearchParams();
  const [more, setMore] = useState(() => rows[Number(address.get('device') ?? 0) - 1]?.key);
  const showMore = useMemo(() => ({ statedIn: statedInDevice, open: setMore }), []);
  return (
    <FieldGrid title="Existing devices">
      <Whole>
        <div className={layout.stack3}>
          <RowTable
            caption="Existing devices"
            noun="device"
            path={path}
            columns={columns}
            rows={rows}
            errors={form.errors}
            actions={actions}
            onLeave={form.leave}
            more={showMore}
          />
          <UnknownDevices
            rows={rows}
            onDescribe={setMore}
            onReplace={(key) => actions.edit(key, 'fate', 'replace')}
          />
        </div>
        <MoreDialog
          form={form}
          path={path}
          rows={rows}
          rowKey={more}
          actions={actions}
          onClose={() => setMore(undefined)}
        />
      </Whole>
    </FieldGrid>
  );
}
