import { deviceWordsAt } from '#shared/vocabulary/fields/device-fields.ts';
import type { DeviceForm } from '#web/features/equipment-form/fields/device-form.ts';
import { FormSection } from '#web/features/equipment-form/fields/form-section.tsx';
import { SourceSelect } from '#web/features/equipment-form/fields/source-select.tsx';
import {
  connectorChoices,
  poeChoices,
  portRoleChoices,
  speedChoices,
} from '#web/features/equipment-form/model/choices.ts';
import { blankPort, pasteInto, shortForm } from '#web/features/equipment-form/model/port-rows.ts';
import { PortNotation } from '#web/features/equipment-form/ports/port-notation.tsx';
import styles from '#web/features/equipment-form/ports/ports.module.css';
import { asSentence, type FieldErrors } from '#web/ui/form/schema-errors.ts';
import layout from '#web/ui/layout.module.css';
import type { RowColumn } from '#web/ui/rows/row.ts';
import { RowTable } from '#web/ui/rows/row-table.tsx';
import { useRows } from '#web/ui/rows/use-rows.ts';

/** Ports a device may have kinds of (shared/contract/device.ts). */
const most = 30;

const path = 'specs.ports';

const named = (field: string) => ({ field, header: deviceWordsAt(`${path}[].${field}`).label });

const columns: readonly RowColumn[] = [
  { ...named('count'), kind: 'number' },
  { ...named('speedMbps'), kind: 'choice', choices: speedChoices },
  { ...named('connector'), kind: 'choice', choices: connectorChoices },
  { ...named('role'), kind: 'choice', choices: portRoleChoices },
  { ...named('poe'), kind: 'choice', choices: [['', 'None'], ...poeChoices] },
];

/** The ports: a row for each kind, and all of it in short. */
export function PortsSection({ form }: { readonly form: DeviceForm }) {
  const rows = form.values.ports;
  const actions = useRows({
    rows,
    update: (edit) => form.change(({ ports }) => ({ ports: edit(ports) })),
    blank: blankPort,
    nameOf: (row) => shortForm([row]),
    most,
    isOrdered: true,
    read: pasteInto,
  });
  return (
    <FormSection
      id="ports"
      title="Ports"
      intro="A row for each kind of port. Enter a port that runs at several speeds at its highest."
    >
      <RowTable
        caption="Ports"
        noun="row"
        add="Add ports"
        isFull={rows.length >= most}
        path={path}
        columns={columns}
        rows={rows}
        errors={portErrors(form.errors)}
        actions={actions}
        onLeave={form.leave}
      />
      <div className={layout.end}>
        <span className={styles.source}>
          <SourceSelect form={form} figure="ports" label="the ports" />
        </span>
      </div>
      <PortNotation rows={rows} onChange={(ports) => form.change({ ports: ports.slice(0, most) })} />
    </FormSection>
  );
}

/** Under the table each error names its cell: `Count must be at least 1.` */
const portErrors = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([place, message]) => {
      if (!place.startsWith(path)) return [];
      const column = columns.find(({ field }) => place.endsWith(`.${field}`));
      return [[place, asSentence(`${column?.header ?? deviceWordsAt(path).label} ${message}`)]];
    }),
  );
