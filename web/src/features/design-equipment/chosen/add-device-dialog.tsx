import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import type { Device } from '#shared/contract/device.ts';
import { usualRole } from '#shared/contract/device.ts';
import { findDevices } from '#shared/equipment/facets.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import type { Lines, NewLine } from '#web/documents/equipment/design-lines.ts';
import { deviceName } from '#web/documents/equipment/device-lists.ts';
import { useEquipment } from '#web/documents/equipment/use-device-lists.ts';
import { DeviceWords } from '#web/features/design-equipment/bill/device-words.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import styles from './add-device-dialog.module.css';

export interface AddDeviceDialogProps {
  /** What the design has. */
  readonly lines: Lines;
  readonly onAdd: (line: NewLine) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Adds any device of the catalogue or of the user's own: one piece in its usual role, to be changed in the bill. */
export function AddDeviceDialog({ lines, onAdd, onClose }: AddDeviceDialogProps) {
  const [search, setSearch] = useState('');
  const { devices, error, fallback, retry } = useEquipment();
  const found = devices && findDevices(devices, { text: search, limit: 30 });
  const add = (device: Device) =>
    void onAdd({ device, uses: [{ role: usualRole[device.category], quantity: 1, sites: [] }] });
  return (
    <Dialog
      title="Add a device"
      width="44rem"
      onClose={onClose}
      footer={
        <Button variation="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <SearchBox label="Search by manufacturer, model or part number" value={search} onSearch={setSearch} />
      {found ? (
        <>
          <p className={styles.count} role="status">
            {formatCount(found.total, 'device')}
            {found.total > found.devices.length && `, the first ${found.devices.length} shown`}
          </p>
          <ul className={styles.devices}>
            {found.devices.map((device) => (
              <li key={device.id} className={styles.device}>
                <DeviceWords device={device} />
                {lines.some(({ id }) => id === device.id) ? (
                  <StatusBadge tone="good">In the design</StatusBadge>
                ) : (
                  <Button size="small" onClick={() => add(device)}>
                    Add <span className="visually-hidden">{deviceName(device)}</span>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </>
      ) : error ? (
        <ErrorState error={error} fallback={fallback} onRetry={retry} />
      ) : (
        <div className={styles.loading}>
          <Skeleton lines={5} height="3rem" label="Loading devices" />
        </div>
      )}
    </Dialog>
  );
}
