import type { DeviceLine } from '#shared/contract/device.ts';
import type { Equipment } from '#shared/contract/equipment-items.ts';
import { deviceWordsAt } from '#shared/vocabulary/fields/device-fields.ts';
import { capabilityLabels } from '#shared/vocabulary/fields/device-labels.ts';
import { fieldText } from '#shared/vocabulary/fields/field-text.ts';
import { joinAnd } from '#shared/vocabulary/lists.ts';
import { formatMoney } from '#shared/vocabulary/money.ts';
import { Figure } from '#web/documents/equipment/figure.tsx';
import layout from '#web/ui/layout.module.css';
import table from '#web/ui/table.module.css';
import styles from './specification.module.css';

/** What is bought with a device: each line with its part number, when it is needed, and its prices. */
export function LinesTable({ device }: { readonly device: Equipment }) {
  const { lines = [], price } = device;
  const currency = price?.currency ?? 'USD';
  const money = (amount: number, perYear: boolean) =>
    `${formatMoney({ amount, currency })}${perYear ? ' a year' : ''}`;
  return (
    <section className={layout.scrolls} aria-label={deviceWordsAt('lines').label} tabIndex={0}>
      <table className={`${table.plain} ${styles.ports}`}>
        <caption className="visually-hidden">{deviceWordsAt('lines').label}</caption>
        <thead>
          <tr>
            {['kind', 'name', 'partNumber', 'neededFor', 'price', 'streetPrice'].map((cell) => (
              <th key={cell} scope="col">
                {deviceWordsAt(`lines[].${cell}`).label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ kind, name, partNumber, neededFor, price: list, streetPrice, perYear = false }) => (
            <tr key={`${kind} ${partNumber} ${name}`}>
              <th scope="row">{fieldText(deviceWordsAt('lines[].kind'), kind)}</th>
              <td>{name}</td>
              <td>{partNumber}</td>
              <td>
                {neededFor ? joinAnd(neededFor.map((one) => capabilityLabels[one])) : usually(kind, lines)}
              </td>
              <td>
                <Figure device={device} of="lines">
                  {money(list, perYear)}
                </Figure>
              </td>
              <td>
                <Figure device={device} of="lines">
                  {streetPrice === undefined ? undefined : money(streetPrice, perYear)}
                </Figure>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function usually(kind: DeviceLine['kind'], lines: readonly DeviceLine[]): string {
  if (kind === 'power-supply') return 'Two supplies';
  if (kind === 'support' && lines.some(({ includesSupport }) => includesSupport))
    return 'No licence that includes it';
  return kind === 'controller-licence' ? 'A wireless controller' : 'Always';
}
