import { Ellipsis } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { Menu } from '../../../ui/menu.tsx';
import { deviceName } from '../lists/device-lists.ts';
import { mostCompared } from '../model/compare-address.ts';
import { categoryLabels } from '../model/labels.ts';
import { CompareBox } from './compare-box.tsx';
import styles from './device-cards.module.css';
import { ListPrice, Owner, Poe, Ports, Throughput } from './device-figures.tsx';
import type { DeviceListProps } from './device-table.tsx';
import { Thumbnail } from './thumbnail.tsx';

/** The devices that were found, each on a card: for a phone, and for who goes by pictures. */
export const DeviceCards = memo(({ devices, view, onToggle, menu }: Omit<DeviceListProps, 'onSort'>) => (
  <ul className={styles.cards}>
    {devices.map((device) => (
      <li key={device.id} className={styles.card} data-chosen={view.compare.includes(device.id)}>
        <div className={styles.head}>
          <Thumbnail device={device} />
          <div className={styles.names}>
            <Link className={styles.open} to={`/equipment/${device.id}`}>
              {deviceName(device)}
            </Link>
            <span className={styles.part}>{device.partNumber}</span>
          </div>
          <div className={styles.above}>
            <Menu
              label={`Actions for ${deviceName(device)}`}
              trigger={<Ellipsis size={18} aria-hidden />}
              items={menu(device)}
            />
          </div>
        </div>
        <Ports device={device} />
        <dl className={styles.figures}>
          <div>
            <dt>Throughput</dt>
            <dd>
              <Throughput device={device} />
            </dd>
          </div>
          <div>
            <dt>PoE</dt>
            <dd>
              <Poe device={device} />
            </dd>
          </div>
          <div>
            <dt>List price</dt>
            <dd>
              <ListPrice device={device} />
            </dd>
          </div>
        </dl>
        <div className={styles.foot}>
          <span>{categoryLabels[device.category]}</span>
          <Owner device={device} />
          <span className={styles.above}>
            <CompareBox
              device={device}
              isChosen={view.compare.includes(device.id)}
              isFull={view.compare.length >= mostCompared}
              onToggle={onToggle}
            />
          </span>
        </div>
      </li>
    ))}
  </ul>
));
