import { designDeviceLimits } from '#shared/contract/design-devices.ts';
import {
  assignEquipment,
  listDesignEquipment,
  removeEquipment,
  updateDesignEquipment,
} from '#shared/contract/design-equipment.ts';
import { callRoute } from '#web/api/call-route.ts';
import type { LineChanges, Lines, NewLine } from './design-lines.ts';

/** Sends changes in calls of as many devices as one call may name; returns the lines that are stored then. */
export async function sendChanges(
  designId: string,
  { removed, changed, added }: LineChanges,
): Promise<Lines> {
  let lines: Lines | undefined;
  for (const equipmentIds of inCalls(removed)) {
    await callRoute(removeEquipment, { body: { designId, equipmentIds } });
  }
  for (const devices of inCalls(changed)) {
    const body = { devices: devices.map((change) => ({ ...change, uses: [...change.uses] })) };
    const { data } = await callRoute(updateDesignEquipment, { params: { designId }, body });
    lines = data.devices;
  }
  for (const part of inCalls(added)) {
    const equipment = part.map(({ device, uses }: NewLine) => ({ id: device.id, uses: [...uses] }));
    const { data } = await callRoute(assignEquipment, { body: { designId, equipment } });
    lines = data.devices;
  }
  return lines ?? (await callRoute(listDesignEquipment, { params: { designId } })).data;
}

/** The message for an error that has none. */
export const fallbackOf = ({ removed, changed, added }: LineChanges): string =>
  removed.length > 0 && changed.length + added.length === 0
    ? removeEquipment.fallback
    : assignEquipment.fallback;

const inCalls = <Entry>(entries: readonly Entry[]): Entry[][] =>
  Array.from({ length: Math.ceil(entries.length / designDeviceLimits.inCall) }, (_, part) =>
    entries.slice(part * designDeviceLimits.inCall, (part + 1) * designDeviceLimits.inCall),
  );
