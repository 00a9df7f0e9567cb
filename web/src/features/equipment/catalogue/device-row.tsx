import { Ellipsis } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import type { Equipment } from '#shared/contract/equipment-items.ts';
import { categoryLabels } from '#shared/vocabulary/fields/device-labels.ts';
import {
  ListPrice,
  Owner,
  Poe,
  Ports,
  RackUnits,
  Throughput,
} from '#web/documents/equipment/device-figures.tsx';
import { deviceName } from '#web/documents/equipment/device-lists.ts';
import { Thumbnail } from '#web/documents/equipment/thumbnail.tsx';
import type { Action } from '#web/ui/actions/action.ts';
import layout from '#web/ui/layout.module.css';
import { Menu } from '#web/ui/menu.tsx';
import prose from '#web/ui/prose.module.css';
import table from '#web/ui/table.module.css';
import { CompareBox, type CompareBoxProps } from './compare-box.tsx';
import styles from './device-table.module.css';

export interface DeviceRowProps extends Pick<CompareBoxProps, 'isChosen' | 'isFull' | 'onToggle'> {
  readonly device: Equipment;
  readonly menu: (device: Equipment) => readonly Action[];
}

/** A device as a row: opens by a click anywhere on it, or by Enter on its name. */
export function DeviceRow({ device, menu, ...compare }: DeviceRowProps) {
  const navigate = useNavigate();
  return (
    <tr
      data-chosen={compare.isChosen}
      onClick={(event) => {
        if (isPlainClick(event.target)) navigate(`/equipment/${device.id}`);
      }}
    >
      <td className={styles.choice}>
        <CompareBox device={device} {...compare} />
      </td>
      <td>
        <div className={styles.device}>
          <Thumbnail device={device} />
          <div className={layout.names}>
            <Link className={table.open} to={`/equipment/${device.id}`}>
              {deviceName(device)}
            </Link>
            <span className={prose.code}>{device.partNumber}</span>
            {!device.systemOwned && (
              <span className={styles.own}>
                <Owner device={device} />
              </span>
            )}
          </div>
        </div>
      </td>
      <td data-column="category">{categoryLabels[device.category]}</td>
      <td data-column="ports">
        <Ports device={device} />
      </td>
      <td data-column="poe">
        <Poe device={device} />
      </td>
      <td data-column="throughput" data-align="end">
        <Throughput device={device} />
      </td>
      <td data-column="rackUnits" data-align="end">
        <RackUnits device={device} />
      </td>
      <td data-align="end">
        <ListPrice device={device} />
      </td>
      <td data-column="owner">
        <Owner device={device} />
      </td>
      <td className={table.actions}>
        <Menu
          label={`Actions for ${deviceName(device)}`}
          trigger={<Ellipsis size={18} aria-hidden />}
          items={menu(device)}
        />
      </td>
    </tr>
  );
}

/** Not on interactive elements, and not while text is being selected. */
const isPlainClick = (target: EventTarget): boolean =>
  target instanceof Element &&
  !target.closest('a, button, input, label') &&
  !window.getSelection()?.toString();
