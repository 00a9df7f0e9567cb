import { DesignDevice } from '#shared/contract/design-devices.ts';
import type { NewDesignInput } from '#shared/contract/designs.ts';
import type { Equipment } from '#shared/contract/equipment-items.ts';
import { createDesign } from '../../../functions/designs/create-design.ts';
import { handler as assignEquipment } from '../../../functions/equipment/routes/assign-equipment.ts';
import { newId } from '../../../functions/runtime/ids.ts';
import { getDesign } from '../../../functions/storage/designs.ts';
import { findOwned } from '../../../functions/storage/equipment/equipment.ts';
import { systemOwner } from '../../../functions/storage/equipment/equipment-items.ts';
import { insertEquipment } from '../../../functions/storage/equipment/equipment-writes.ts';
import { transact } from '../../../functions/storage/tables/transact.ts';
import { deviceOf } from '../../equipment/device-builder.ts';
import { aNewDesign, anOwner } from '../../support/builders.ts';
import { type Answer, send } from '../../support/http-events.ts';
import { itemsOf } from '../../support/stored-state.ts';

const at = '2026-11-20T10:00:00.000Z';

/** Stores a device of an owner, as the catalogue or its form would. */
export async function aKeptDevice(
  owner: string,
  given: Parameters<typeof deviceOf>[0] = {},
): Promise<Equipment> {
  const device = deviceOf({ id: newId(), systemOwned: owner === systemOwner, ...given });
  const equipment = { ...device, version: 1, createdAt: at, updatedAt: at };
  await transact([insertEquipment(owner, equipment)]);
  return equipment;
}

/** A design of a new user, and calls on its equipment. */
export async function aDesignFor(given: Partial<NewDesignInput> = {}) {
  const uid = anOwner();
  const { id: designId } = await createDesign(uid, aNewDesign(given), []);
  return {
    uid,
    designId,
    assign: (...equipment: readonly unknown[]): Promise<Answer> =>
      send(assignEquipment, { token: uid, json: { designId, equipment } }),
  };
}

export const devicesIn = ({ body }: Answer): DesignDevice[] =>
  DesignDevice.array().parse(Array.isArray(body.data) ? body.data : Object(body.data).devices);

/** How many designs use a device, as its own item counts. */
export const usesOf = async (owner: string, id: string) => (await findOwned(owner, id))?.uses;

/** The counts of a design and of its lines, which always have to agree. */
export async function countsOf(uid: string, designId: string) {
  const lines = (await itemsOf('designDevices', uid)).filter((line) => line.designId === designId);
  const [item] = (await itemsOf('designs', uid)).filter(({ id }) => id === designId);
  const { deviceCount, version } = await getDesign(uid, designId);
  return {
    lines: lines.length,
    linesCounted: Number(item?.deviceLines ?? 0),
    pieces: lines.reduce((sum, { quantity }) => sum + Number(quantity), 0),
    deviceCount,
    designVersion: version,
  };
}
