import { Link } from 'react-router-dom';
import type { Device } from '#shared/contract/device.ts';
import { deviceName } from '#web/documents/equipment/device-lists.ts';
import { Figure } from '#web/documents/equipment/figure.tsx';
import { keyFigures } from '#web/features/design-equipment/model/key-figures.ts';
import styles from './device-words.module.css';

export interface DeviceWordsProps {
  readonly device: Device;
  /** Its part number instead of the figures that it is chosen by. */
  readonly isShort?: boolean;
}

/** A device in two lines: its name, which leads to its page, and the figures that it is chosen by. */
export const DeviceWords = ({ device, isShort = false }: DeviceWordsProps) => (
  <div className={styles.device}>
    <Link className={styles.name} to={`/equipment/${device.id}`}>
      {deviceName(device)}
    </Link>
    <p className={styles.figures}>
      {isShort ? (
        <span className={styles.part}>{device.partNumber}</span>
      ) : (
        keyFigures(device).map(({ row: { key, name, source }, shown }) => (
          <span key={key} title={name}>
            <Figure device={device} of={source}>
              {shown}
            </Figure>
          </span>
        ))
      )}
    </p>
  </div>
);
