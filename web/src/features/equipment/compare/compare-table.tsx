import { CircleCheck, Diff, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Equipment } from '#shared/contract/equipment-items.ts';
import { categoryLabels } from '#shared/vocabulary/fields/device-labels.ts';
import { Owner, Ports } from '#web/documents/equipment/device-figures.tsx';
import { deviceName } from '#web/documents/equipment/device-lists.ts';
import { Figure } from '#web/documents/equipment/figure.tsx';
import { Thumbnail } from '#web/documents/equipment/thumbnail.tsx';
import type { ComparedGroup, ComparedRow } from '#web/features/equipment/model/compare-devices.ts';
import styles from './compare-table.module.css';

export interface CompareTableProps {
  readonly devices: readonly Equipment[];
  readonly groups: readonly ComparedGroup[];
  readonly onRemove: (id: string) => void;
}

/** Devices as columns, figures as rows. Scrolls sideways on a phone, by keyboard too. */
export function CompareTable({ devices, groups, onRemove }: CompareTableProps) {
  const hasPictures = devices.some(({ image }) => image !== undefined);
  return (
    <section className={styles.frame} aria-label="Devices compared" tabIndex={0}>
      <table className={styles.table} style={{ minWidth: `${8 + devices.length * 10}rem` }}>
        <thead>
          <tr>
            <td className={`${styles.heading} ${styles.name}`} />
            {devices.map((device) => (
              <DeviceHeading key={device.id} device={device} hasPictures={hasPictures} onRemove={onRemove} />
            ))}
          </tr>
        </thead>
        {groups.map(({ group, rows }) => (
          <tbody key={group}>
            <tr>
              <th className={styles.group} scope="rowgroup" colSpan={devices.length + 1}>
                <span>{group}</span>
              </th>
            </tr>
            {rows.map((compared) => (
              <FigureLine key={compared.row.key} compared={compared} devices={devices} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

interface DeviceHeadingProps extends Pick<CompareTableProps, 'onRemove'> {
  readonly device: Equipment;
  /** At least one of the devices has a picture to show in full. */
  readonly hasPictures: boolean;
}

const DeviceHeading = ({ device, hasPictures, onRemove }: DeviceHeadingProps) => (
  <th scope="col" className={`${styles.heading} ${styles.value}`}>
    <div className={styles.device}>
      <Thumbnail device={device} size={hasPictures ? 'large' : 'small'} />
      <Link className={styles.open} to={`/equipment/${device.id}`}>
        {deviceName(device)}
      </Link>
      <span className={styles.part}>{device.partNumber}</span>
      <span className={styles.kind}>
        {categoryLabels[device.category]}
        <Owner device={device} />
      </span>
      <button
        type="button"
        className={styles.remove}
        aria-label={`Remove ${deviceName(device)}`}
        title="Remove"
        onClick={() => onRemove(device.id)}
      >
        <X size={16} aria-hidden />
      </button>
    </div>
  </th>
);

interface FigureLineProps {
  readonly compared: ComparedRow;
  readonly devices: readonly Equipment[];
}

const FigureLine = ({ compared: { row, differs, best }, devices }: FigureLineProps) => (
  <tr className={styles.line} data-differs={differs}>
    <th scope="row" className={styles.name}>
      <span className={styles.figure}>
        {row.name}
        {differs && (
          <span className={styles.differs} title="Differs">
            <Diff size={14} aria-hidden />
            <span className="visually-hidden">, differs</span>
          </span>
        )}
      </span>
    </th>
    {devices.map((device) => (
      <td key={device.id} className={styles.value}>
        {row.key === 'ports' ? (
          <Ports device={device} />
        ) : (
          <Figure device={device} of={row.source}>
            {row.shown(device)}
          </Figure>
        )}
        {best.includes(device.id) && (
          <span className={styles.best}>
            <CircleCheck size={14} aria-hidden />
            Best
          </span>
        )}
      </td>
    ))}
  </tr>
);
