import type { DeviceForm } from '#web/features/equipment-form/fields/device-form.ts';
import { FormSection } from '#web/features/equipment-form/fields/form-section.tsx';
import {
  connectorChoices,
  poeChoices,
  portRoleChoices,
  speedChoices,
} from '#web/features/equipment-form/model/choices.ts';
import { blankPort, pasteInto, shortForm } from '#web/features/equipment-form/model/port-rows.ts';
import { PortNotation } from '#web/features/equipment-form/ports/port-notation.tsx';
import type { RowColumn } from '#web/ui/rows/row.ts';
import { useRows } from '#web/ui/rows/use-rows.ts';
import { FigureRows, headerOf, mostRows } from './figure-rows.tsx';

const path = 'specs.ports';

const named = (field: string) => ({ field, header: headerOf(path, field) });

const columns: readonly RowColumn[] = [
  { ...named('count'), kind: 'number' },
  { ...named('speedMbps'), kind: 'choice', choices: speedChoices },
  { ...named('connector'), kind: 'choice', choices: connectorChoices },
  { ...named('role'), kind: 'choice', choices: portRoleChoices },
  { ...named('poe'), kind: 'choice', choices: [['', 'None'], ...poeChoices] },
  { ...named('speedGroup'), kind: 'text', placeholder: '4@10G' },
];

/** The ports: a row for each kind, and all of it in short. */
export function PortsSection({ form }: { readonly form: DeviceForm }) {
  const rows = form.values.ports;
  const actions = useRows({
    rows,
    update: (edit) => form.change(({ ports }) => ({ ports: edit(ports) })),
    blank: blankPort,
    nameOf: (row) => shortForm([row]),
    most: mostRows,
    isOrdered: true,
    read: pasteInto,
  });
  return (
    <FormSection
      id="ports"
      title="Ports"
      intro="A row for each kind of port. Enter a port that runs at several speeds at its highest."
    >
      <FigureRows
        form={form}
        path={path}
        caption="Ports"
        noun="row"
        add="Add ports"
        columns={columns}
        rows={rows}
        actions={actions}
        figure="ports"
        label="the ports"
      />
      <PortNotation rows={rows} onChange={(ports) => form.change({ ports: ports.slice(0, mostRows) })} />
    </FormSection>
  );
}
