import type * as z from 'zod';
import type { DesignDeviceChanges } from '#shared/contract/design-devices.ts';
import { Refusal } from '#shared/contract/errors.ts';
import type { DesignLine } from '../storage/design-device-items.ts';
import { getDevices } from '../storage/equipment/equipment.ts';
import type { LineChange } from './design-lines.ts';
import { rejectRepeated } from './wanted-lines.ts';

type Changes = z.output<typeof DesignDeviceChanges>['devices'];

/**
 * What is to become of which line.
 * @param lines all lines of the design
 * @throws invalid_request for a device named twice; not_found for one that is not in the design; stale_version for
 *   one whose line someone else changed, naming the device.
 */
export async function lineChanges(lines: readonly DesignLine[], changes: Changes): Promise<LineChange[]> {
  rejectRepeated('devices', changes);
  const byDevice = new Map(lines.map((line) => [line.deviceId, line]));
  return Promise.all(
    changes.map(async ({ id, version, uses }, index) => {
      const before = byDevice.get(id);
      if (!before) throw notInDesign(index);
      if (before.version !== version) throw await stale(before, index, before.version);
      const refuse = (current: number | undefined) =>
        current === undefined ? notInDesign(index) : stale(before, index, current);
      return { before, uses, refuse };
    }),
  );
}

async function stale(
  { owner, deviceId }: DesignLine,
  index: number,
  currentVersion: number,
): Promise<Refusal> {
  const [found] = await getDevices([{ owner, id: deviceId }]);
  const name = found ? `${found.equipment.manufacturer} ${found.equipment.model}` : 'A device';
  return new Refusal(
    'stale_version',
    `${name} of this design was changed by someone else. Review the current version, then change it again.`,
    {
      currentVersion,
      fields: [{ field: `devices[${index}].version`, message: 'is not the current version' }],
    },
  );
}

const notInDesign = (index: number): Refusal =>
  new Refusal('not_found', 'This device is not in the design. Someone may have removed it.', {
    fields: [{ field: `devices[${index}].id`, message: 'is not in the design' }],
  });
