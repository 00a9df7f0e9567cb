import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { blankDevice } from '#web/features/design-form/model/blank-rows.ts';
import type { DesignForm } from '#web/features/design-form/model/design-form-state.ts';
import { rowColumns } from '#web/features/design-form/row-columns.ts';
import { FieldGrid, Whole } from '#web/ui/field/field-grid.tsx';
import layout from '#web/ui/layout.module.css';
import { useRows } from '#web/ui/rows/use-rows.ts';
import { MoreTable } from './more-table.tsx';
import { UnknownDevices } from './unknown-devices.tsx';

const path = 'existingNetworkDetails.currentDevices';
const columns = rowColumns(path);

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
  return (
    <FieldGrid title="Existing devices">
      <Whole>
        <div className={layout.stack3}>
          <MoreTable
            form={form}
            caption="Existing devices"
            noun="device"
            path={path}
            columns={columns}
            rows={rows}
            actions={actions}
            more={more}
            onMore={setMore}
          />
          <UnknownDevices
            rows={rows}
            onDescribe={setMore}
            onReplace={(key) => actions.edit(key, 'fate', 'replace')}
          />
        </div>
      </Whole>
    </FieldGrid>
  );
}
