import type { Equipment } from '#shared/contract/equipment-items.ts';
import { deviceName } from '#web/documents/equipment/device-lists.ts';
import { mostCompared } from '#web/documents/equipment/model/compare-address.ts';
import styles from './compare-box.module.css';

export interface CompareBoxProps {
  readonly device: Equipment;
  readonly isChosen: boolean;
  /** As many are chosen as can be compared. */
  readonly isFull: boolean;
  readonly onToggle: (id: string) => void;
  /** Shown where no heading labels the box. */
  readonly hasLabel?: boolean;
}

/** Chooses a device for the comparison. */
export function CompareBox({ device, isChosen, isFull, onToggle, hasLabel = false }: CompareBoxProps) {
  const isOff = isFull && !isChosen;
  return (
    <label
      className={styles.box}
      data-label={hasLabel}
      title={isOff ? `${mostCompared} devices can be compared at once` : 'Choose for comparing'}
    >
      <input type="checkbox" checked={isChosen} disabled={isOff} onChange={() => onToggle(device.id)} />
      <span className={hasLabel ? undefined : 'visually-hidden'}>
        Compare <span className="visually-hidden">{deviceName(device)}</span>
      </span>
    </label>
  );
}
