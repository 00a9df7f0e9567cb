import { Button } from '@aws-amplify/ui-react';
import { Columns3, X } from 'lucide-react';
import type { Equipment } from '#shared/contract/equipment-items.ts';
import { deviceName } from '#web/documents/equipment/device-lists.ts';
import { compareAddressOf, mostCompared } from '#web/documents/equipment/model/compare-address.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import prose from '#web/ui/prose.module.css';
import styles from './compare-tray.module.css';

export interface CompareTrayProps {
  readonly ids: readonly string[];
  readonly devices: readonly Equipment[];
  readonly onRemove: (id: string) => void;
  readonly onClear: () => void;
}

/** What was chosen for comparing, at the foot of the window while the list scrolls above it. */
export function CompareTray({ ids, devices, onRemove, onClear }: CompareTrayProps) {
  if (ids.length === 0) return null;
  return (
    <section className={styles.tray} aria-label="Chosen for comparing">
      <p className={styles.count}>
        {ids.length} of {mostCompared} chosen
      </p>
      <ul className={styles.chosen}>
        {ids.map((id) => {
          const device = devices.find((one) => one.id === id);
          const label = device ? deviceName(device) : 'Unavailable device';
          return (
            <li key={id} className={styles.device}>
              <span>{label}</span>
              <button type="button" aria-label={`Do not compare ${label}`} onClick={() => onRemove(id)}>
                <X size={14} aria-hidden />
              </button>
            </li>
          );
        })}
      </ul>
      <div className={styles.actions}>
        <Button size="small" variation="link" onClick={onClear}>
          Clear
        </Button>
        {ids.length > 1 ? (
          <ButtonLink
            size="small"
            variation="primary"
            to={`/equipment/compare?${compareAddressOf({ ids, onlyDifferences: false })}`}
          >
            <Columns3 size={16} aria-hidden />
            Compare
          </ButtonLink>
        ) : (
          <span className={prose.faint}>Choose one more</span>
        )}
      </div>
    </section>
  );
}
