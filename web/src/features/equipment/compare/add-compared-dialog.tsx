import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { Equipment } from '#shared/contract/equipment-items.ts';
import { findDevices } from '#shared/equipment/facets.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { categoryLabels } from '#shared/vocabulary/fields/device-labels.ts';
import { ListPrice } from '#web/documents/equipment/device-figures.tsx';
import { deviceName } from '#web/documents/equipment/device-lists.ts';
import { Thumbnail } from '#web/documents/equipment/thumbnail.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import layout from '#web/ui/layout.module.css';
import prose from '#web/ui/prose.module.css';
import styles from './add-compared-dialog.module.css';

export interface AddComparedDialogProps {
  readonly devices: readonly Equipment[];
  /** Those that are compared already. */
  readonly compared: readonly Equipment[];
  readonly onAdd: (id: string) => void;
  readonly onClose: () => void;
}

const mostShown = 30;

/** Finds one more device for the comparison; those of the same category come first. */
export function AddComparedDialog({ devices, compared, onAdd, onClose }: AddComparedDialogProps) {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // Opening gives the focus to the dialog's first button; `autoFocus` comes before that.
  useEffect(() => input.current?.focus(), []);
  const sought = useDeferredValue(text);
  const { found, total } = useMemo(() => candidates(devices, compared, sought), [devices, compared, sought]);
  return (
    <Dialog title="Add a device" width="34rem" onClose={onClose}>
      <input
        className={styles.search}
        type="search"
        aria-label="Search by manufacturer, model or part number"
        placeholder="Search by manufacturer, model or part number"
        maxLength={100}
        ref={input}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <ul className={styles.found}>
        {found.map((device) => (
          <li key={device.id}>
            <button type="button" className={styles.device} onClick={() => onAdd(device.id)}>
              <Thumbnail device={device} />
              <span className={layout.names}>
                <span className={prose.name}>{deviceName(device)}</span>
                <span className={styles.kind}>{categoryLabels[device.category]}</span>
              </span>
              <span className={styles.price}>
                <ListPrice device={device} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.total} role="status">
        {total > mostShown
          ? `The first ${mostShown} of ${formatCount(total, 'device')}: type to find others.`
          : formatCount(total, 'device')}
      </p>
    </Dialog>
  );
}

function candidates(devices: readonly Equipment[], compared: readonly Equipment[], text: string) {
  const others = devices.filter((device) => !compared.includes(device));
  const wanted = new Set(compared.map(({ category }) => category));
  const all = findDevices(others, { text, limit: Math.max(1, others.length) }).devices;
  const [same, rest] = [true, false].map((isSame) =>
    all.filter(({ category }) => wanted.has(category) === isSame),
  );
  return { found: [...(same ?? []), ...(rest ?? [])].slice(0, mostShown), total: all.length };
}
