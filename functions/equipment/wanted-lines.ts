import type { Assignment } from '#shared/contract/design-devices.ts';
import { usualRole } from '#shared/contract/device.ts';
import { invalidField, Refusal } from '#shared/contract/errors.ts';
import { getDevices } from '../storage/equipment/equipment.ts';
import { systemOwner } from '../storage/equipment/equipment-items.ts';
import type { NewLine } from './design-lines.ts';

/**
 * What an assignment requests, each with the owner of its device: the caller, or else the system. Without uses it has
 * the usual role, one piece where no quantity is stated.
 * @throws invalid_request for a device named twice; not_found for one that neither owns.
 */
export async function wantedLines(uid: string, equipment: Assignment['equipment']): Promise<NewLine[]> {
  const entries = equipment.map((entry) =>
    typeof entry === 'string' ? { id: entry, uses: undefined, quantity: undefined } : entry,
  );
  rejectRepeated('equipment', entries);
  const found = await getDevices(
    entries.flatMap(({ id }) => [uid, systemOwner].map((owner) => ({ owner, id }))),
  );
  return entries.map(({ id, uses, quantity = 1 }, index) => {
    const refuse = () => noSuchDevice(`equipment[${index}]`);
    const named = found.filter(({ equipment: { id: foundId } }) => foundId === id);
    const device = named.find(({ owner }) => owner === uid) ?? named[0];
    if (!device) throw refuse();
    const usual = { role: usualRole[device.equipment.category], quantity, sites: [] };
    return { deviceId: id, owner: device.owner, uses: uses ?? [usual], refuse };
  });
}

/** @throws invalid_request naming the second of two entries for one device, since it is unclear which one applies */
export function rejectRepeated(field: string, entries: readonly { readonly id: string }[]): void {
  const places = new Map<string, number>();
  for (const [index, { id }] of entries.entries()) {
    const first = places.get(id);
    if (first !== undefined)
      throw invalidField(`${field}[${index}]`, `is the same device as ${field}[${first}]`);
    places.set(id, index);
  }
}

function noSuchDevice(field: string): Refusal {
  const message = 'is neither one of your devices nor in the catalogue';
  return new Refusal('not_found', 'This device does not exist.', { fields: [{ field, message }] });
}
