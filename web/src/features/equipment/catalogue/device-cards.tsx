import { Ellipsis } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { categoryLabels } from '#shared/vocabulary/fields/device-labels.ts';
import { Owner, Ports } from '#web/documents/equipment/device-figures.tsx';
import { deviceName } from '#web/documents/equipment/device-lists.ts';
import { Figure } from '#web/documents/equipment/figure.tsx';
import { mostCompared } from '#web/documents/equipment/model/compare-address.ts';
import { mainFigures } from '#web/documents/equipment/model/figures.ts';
import { Thumbnail } from '#web/documents/equipment/thumbnail.tsx';
import card from '#web/ui/card.module.css';
import styles from '#web/ui/card-list.module.css';
import layout from '#web/ui/layout.module.css';
import { Menu } from '#web/ui/menu.tsx';
import prose from '#web/ui/prose.module.css';
import { CompareBox } from './compare-box.tsx';
import type { DeviceListProps } from './device-table.tsx';

/** The devices that were found, each on a card: for a phone, and for who goes by pictures. */
export const DeviceCards = memo(({ devices, view, onToggle, menu }: Omit<DeviceListProps, 'onSort'>) => (
  <ul className={styles.cards}>
    {devices.map((device) => (
      <li
        key={device.id}
        className={`${card.surface} ${styles.card}`}
        data-chosen={view.compare.includes(device.id)}
      >
        <div className={styles.head}>
          <Thumbnail device={device} />
          <div className={layout.names}>
            <Link className={styles.open} to={`/equipment/${device.id}`}>
              {deviceName(device)}
            </Link>
            <span className={prose.code}>{device.partNumber}</span>
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
          {mainFigures(device.category).map(({ key, name, source, shown }) => (
            <div key={key}>
              <dt>{name}</dt>
              <dd>
                <Figure device={device} of={source}>
                  {shown(device)}
                </Figure>
              </dd>
            </div>
          ))}
        </dl>
        <div className={styles.foot}>
          <span>{categoryLabels[device.category]}</span>
          {!device.systemOwned && <Owner device={device} />}
          <span className={styles.above}>
            <CompareBox
              device={device}
              isChosen={view.compare.includes(device.id)}
              isFull={view.compare.length >= mostCompared}
              onToggle={onToggle}
              hasLabel
            />
          </span>
        </div>
      </li>
    ))}
  </ul>
));
