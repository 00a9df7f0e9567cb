import type { Equipment } from '#shared/contract/equipment-items.ts';
import { formatPorts, formatSpeedGroup } from '#shared/equipment/port-notation.ts';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import { deviceWordsAt } from '#shared/vocabulary/fields/device-fields.ts';
import { fieldText } from '#shared/vocabulary/fields/field-text.ts';
import { formatRate } from '#shared/vocabulary/rates.ts';
import { Figure } from '#web/documents/equipment/figure.tsx';
import { PortKey } from '#web/documents/equipment/port-key.tsx';
import { sourceOf } from '#web/features/equipment/model/sources.ts';
import { Copyable } from '#web/ui/copyable.tsx';
import layout from '#web/ui/layout.module.css';
import prose from '#web/ui/prose.module.css';
import table from '#web/ui/table.module.css';
import styles from './specification.module.css';

const wordsOf = (cell: string) => deviceWordsAt(`specs.ports[].${cell}`);

/** The ports, a row for each kind, and all of them in short. */
export function PortsTable({ device }: { readonly device: Equipment }) {
  const { ports } = device.specs;
  if (ports.length === 0) return <p className={prose.soft}>No ports are known.</p>;
  const isGrouped = ports.some(({ speedGroup }) => speedGroup !== undefined);
  return (
    <>
      <section className={layout.scrolls} aria-label="Kinds of ports" tabIndex={0}>
        <table className={`${table.plain} ${styles.ports}`}>
          <caption className="visually-hidden">Ports</caption>
          <thead>
            <tr>
              <th scope="col" data-align="end">
                {wordsOf('count').label}
              </th>
              <th scope="col">{wordsOf('speedMbps').label}</th>
              <th scope="col">{wordsOf('connector').label}</th>
              <th scope="col">{wordsOf('role').label}</th>
              <th scope="col">{wordsOf('poe').label}</th>
              {isGrouped && <th scope="col">{wordsOf('speedGroup').label}</th>}
            </tr>
          </thead>
          <tbody>
            {ports.map(({ count, speedMbps, connector, role, poe, speedGroup }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two kinds of ports may be alike
              <tr key={index}>
                <td data-align="end">
                  <Figure device={device} of="ports">
                    {formatNumber(count)}
                  </Figure>
                </td>
                <td>{formatRate(speedMbps)}</td>
                <td>{connector}</td>
                <td>{fieldText(wordsOf('role'), role)}</td>
                <td>{fieldText(wordsOf('poe'), poe)}</td>
                {isGrouped && <td>{speedGroup && formatSpeedGroup(speedGroup)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={styles.beneath}>
        <Copyable text={formatPorts(ports)} label="Copy the port shorthand" />
        <span>{sourceOf(device, 'ports')}</span>
      </p>
      <PortKey />
    </>
  );
}
