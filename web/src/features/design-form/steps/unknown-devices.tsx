import { Button } from '@aws-amplify/ui-react';
import { ExistingDevice } from '#shared/contract/designs.ts';
import { unknownDevices } from '#shared/network/existing/unknown-devices.ts';
import { useEquipment } from '#web/documents/equipment/use-device-lists.ts';
import type { DeviceRow } from '#web/features/design-form/model/form-values.ts';
import { statedRow } from '#web/features/design-form/model/text-rows.ts';
import layout from '#web/ui/layout.module.css';
import { Notice } from '#web/ui/notice.tsx';

interface UnknownDevicesProps {
  readonly rows: readonly DeviceRow[];
  readonly onDescribe: (key: string) => void;
  readonly onReplace: (key: string) => void;
}

/** Asks about each listed device that the catalogue does not know: what it can do, or whether it goes. */
export function UnknownDevices({ rows, onDescribe, onReplace }: UnknownDevicesProps) {
  const named = rows.filter(({ model }) => (model ?? '').trim() !== '');
  const { devices } = useEquipment(named.length > 0);
  const listed = named.flatMap((row) => {
    const { success, data } = ExistingDevice.safeParse(
      statedRow('existingNetworkDetails.currentDevices', row),
    );
    return success ? [{ row, device: data }] : [];
  });
  const existing = { currentIssues: [], currentDevices: listed.map(({ device }) => device) };
  const unknown = devices ? unknownDevices(existing, devices).flatMap((line) => listed[line] ?? []) : [];
  if (unknown.length === 0) return null;
  return (
    <Notice tone="warn">
      <div className={layout.stack3}>
        {unknown.map(({ row: { key = '' }, device: { model } }) => (
          <div key={key} className={layout.stack2}>
            <p>The catalogue does not list {model}. What can it do? Unless that is stated, it is replaced.</p>
            <div className={layout.row2}>
              <Button size="small" onClick={() => onDescribe(key)}>
                Say what it can do
              </Button>
              <Button size="small" onClick={() => onReplace(key)}>
                It is replaced
              </Button>
            </div>
          </div>
        ))}
      </div>
    </Notice>
  );
}
