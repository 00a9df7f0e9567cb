import { Button } from '@aws-amplify/ui-react';
import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { DeviceForm } from '#web/features/equipment-form/fields/device-form.ts';
import { FormSection } from '#web/features/equipment-form/fields/form-section.tsx';
import { SourceSelect } from '#web/features/equipment-form/fields/source-select.tsx';
import type { PortRow } from '#web/features/equipment-form/model/device-values.ts';
import { addRow, moveRow, pasteInto } from '#web/features/equipment-form/model/port-rows.ts';
import { PortLine } from '#web/features/equipment-form/ports/port-line.tsx';
import { PortNotation } from '#web/features/equipment-form/ports/port-notation.tsx';
import styles from '#web/features/equipment-form/ports/ports.module.css';
import { keepFocus } from '#web/ui/form/keep-focus.ts';
import layout from '#web/ui/layout.module.css';

/** Ports a device may have kinds of (shared/contract/device.ts). */
const most = 30;

/** The ports: a row for each kind, and all of it in short. Alt with an arrow moves a row. */
export function PortsSection({ form }: { readonly form: DeviceForm }) {
  const rows = form.values.ports;
  const table = useRef<HTMLTableElement>(null);
  const wanted = useRef<string>(undefined);
  const change = (ports: readonly PortRow[]) => form.change({ ports: ports.slice(0, most) });
  // The field that the focus shall go to is there once the rows are drawn.
  useEffect(() => {
    const field = wanted.current && table.current?.querySelector<HTMLElement>(wanted.current);
    if (!field) return;
    wanted.current = undefined;
    field.focus();
  });

  const move = (row: PortRow, by: -1 | 1, field: string) => {
    wanted.current = `[data-key="${row.key}"] [data-field="${field}"]`;
    change(moveRow(rows, row.key, by));
  };
  const remove = (row: PortRow, index: number) => {
    const next = rows[index + 1] ?? rows[index - 1];
    wanted.current = next && `[data-key="${next.key}"] [data-field="remove"]`;
    change(rows.filter(({ key }) => key !== row.key));
  };
  const add = () => {
    const next = addRow(rows);
    wanted.current = `[data-key="${next.at(-1)?.key}"] [data-field="count"]`;
    change(next);
  };

  return (
    <FormSection
      id="ports"
      title="Ports"
      intro="A row for each kind of port. Enter a port that runs at several speeds at its highest."
    >
      {rows.length > 0 && (
        <div className={styles.frame}>
          <table ref={table} className={styles.table}>
            <caption className="visually-hidden">Ports</caption>
            <thead>
              <tr>
                {['Count', 'Speed', 'Connector', 'Role', 'PoE'].map((header) => (
                  <th key={header} scope="col">
                    {header}
                  </th>
                ))}
                <th>
                  <span className="visually-hidden">Actions</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                <PortLine
                  key={row.key}
                  row={row}
                  index={index}
                  isLast={index === rows.length - 1}
                  field={form.field}
                  onChange={(cells) =>
                    change(rows.map((one) => (one.key === row.key ? { ...one, ...cells } : one)))
                  }
                  onPaste={(text) => {
                    const pasted = pasteInto(rows, row.key, text);
                    if (pasted) change(pasted);
                    return pasted !== undefined;
                  }}
                  onMove={(by, field) => move(row, by, field)}
                  onRemove={() => remove(row, index)}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className={layout.between}>
        <Button size="small" onMouseDown={keepFocus} onClick={add} isDisabled={rows.length >= most}>
          <Plus size={14} aria-hidden />
          Add ports
        </Button>
        <span className={styles.source}>
          <SourceSelect form={form} figure="ports" label="the ports" />
        </span>
      </div>
      <PortNotation rows={rows} onChange={change} />
    </FormSection>
  );
}
