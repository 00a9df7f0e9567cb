import { CornerDownRight, Ellipsis, ExternalLink, Trash2 } from 'lucide-react';
import { memo } from 'react';
import type { DesignDevice, DeviceUse } from '#shared/contract/design-devices.ts';
import { figureOf, isPoweredByPort, priceOf } from '#shared/equipment/bill/bill-of-materials.ts';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import { formatMoney } from '#shared/vocabulary/money.ts';
import { deviceName } from '#web/documents/equipment/device-lists.ts';
import { Figure } from '#web/documents/equipment/figure.tsx';
import { DeviceWords } from '#web/features/design-equipment/bill/device-words.tsx';
import { figuresOf } from '#web/features/design-equipment/model/chosen-bill.ts';
import { Menu } from '#web/ui/menu.tsx';
import styles from './chosen-devices-table.module.css';
import { UseCells } from './use-cells.tsx';
import type { LineActions } from './use-line-actions.ts';

export interface ChosenDeviceRowsProps {
  readonly line: DesignDevice;
  readonly actions: LineActions;
}

/** A device of the design: a row for each of its uses, with what they add up to in the first one. */
export const ChosenDeviceRows = memo(function ChosenDeviceRows({ line, actions }: ChosenDeviceRowsProps) {
  const { id, device, uses } = line;
  const name = deviceName(device);
  const edit = (changed: readonly DeviceUse[]) => actions.edit(id, changed);
  return (
    <tbody>
      {uses.map((use, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: uses have no name of their own and keep their places
        <tr key={index} data-first={index === 0}>
          {index === 0 && (
            <th scope="rowgroup" rowSpan={uses.length} className={styles.device}>
              <DeviceWords device={device} isShort />
            </th>
          )}
          <UseCells
            use={use}
            name={name}
            sites={actions.sites}
            onChange={(changed) => edit(uses.with(index, changed))}
            {...(uses.length > 1 && { onRemove: () => edit(uses.toSpliced(index, 1)) })}
          />
          {index === 0 && (
            <>
              <Sums line={line} />
              <td rowSpan={uses.length} className={styles.actions}>
                <Menu
                  label={`Actions for ${name}`}
                  trigger={<Ellipsis size={18} aria-hidden />}
                  items={[
                    {
                      label: 'Add another role',
                      icon: CornerDownRight,
                      perform: () => edit([...uses, { role: 'other', quantity: 1, sites: [] }]),
                    },
                    { label: 'Open the device page', icon: ExternalLink, to: `/equipment/${device.id}` },
                    {
                      label: 'Remove',
                      icon: Trash2,
                      destructive: true,
                      perform: () => actions.remove(line),
                    },
                  ]}
                />
              </td>
            </>
          )}
        </tr>
      ))}
    </tbody>
  );
});

function Sums({ line }: { readonly line: DesignDevice }) {
  const { device, uses, quantity } = line;
  const { own, perYear } = figuresOf(line);
  const [watts, rackUnits] = [own && figureOf(own, 'drawW'), own && figureOf(own, 'rackUnits')];
  const currency = device.price?.currency;
  const money = (amount: number | undefined) =>
    amount !== undefined && currency ? formatMoney({ amount, currency }) : undefined;
  const shared = { rowSpan: uses.length, 'data-align': 'end' } as const;
  return (
    <>
      <td {...shared} data-label="Price">
        <Figure device={device} of="price">
          {money(own && priceOf(own))}
        </Figure>
        {quantity > 1 && device.price && (
          <span className={styles.each}>
            <Figure device={device} of="price">
              {money(device.price.amount)}
            </Figure>{' '}
            each
          </span>
        )}
      </td>
      <td {...shared} data-optional data-label="Licences a year">
        <Figure device={device} of="licencePerYear">
          {perYear > 0 && money(perYear)}
        </Figure>
      </td>
      <td {...shared} data-optional data-label="Power">
        {isPoweredByPort(device) ? (
          'PoE'
        ) : (
          <Figure device={device} of="drawW">
            {watts !== undefined && `${formatNumber(watts)} W`}
          </Figure>
        )}
      </td>
      <td {...shared} data-optional data-label="Rack space">
        <Figure device={device} of="rackUnits">
          {rackUnits !== undefined && `${formatNumber(rackUnits)} RU`}
        </Figure>
      </td>
    </>
  );
}
