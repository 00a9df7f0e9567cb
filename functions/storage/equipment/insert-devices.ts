import type { Equipment } from '#shared/contract/equipment-items.ts';
import { Refusal } from '#shared/contract/errors.ts';
import { allOrNothing } from '../../runtime/all-or-nothing.ts';
import { attemptWrite } from '../tables/attempt-write.ts';
import { transact } from '../tables/transact.ts';
import { findOwned } from './equipment.ts';
import { countOwn, insertEquipment, removeEquipment } from './equipment-writes.ts';

/** DynamoDB takes 100 writes in one transaction; one of them counts the devices. */
const mostOfTransaction = 99;

/** Stores devices of one owner, all or none; without their pictures. */
export async function insertDevices(owner: string, devices: readonly Equipment[]): Promise<void> {
  await allOrNothing(async (onFailure) => {
    for (const batch of batchesOf(devices)) {
      const outcome = await attemptWrite(
        () =>
          transact([...batch.map((device) => insertEquipment(owner, device)), countOwn(owner, batch.length)]),
        async () => (await findOwned(owner, batch[0]?.id ?? '')) !== undefined,
      );
      if (outcome.state !== 'not written') onFailure(() => takeBack(owner, batch));
      if (outcome.state !== 'written') throw outcome.error;
    }
  });
}

const batchesOf = (devices: readonly Equipment[]): Equipment[][] =>
  Array.from({ length: Math.ceil(devices.length / mostOfTransaction) }, (_, index) =>
    devices.slice(index * mostOfTransaction, (index + 1) * mostOfTransaction),
  );

async function takeBack(owner: string, batch: readonly Equipment[]): Promise<void> {
  try {
    await transact([
      ...batch.map((device) => removeEquipment(owner, device, inUseAlready)),
      countOwn(owner, -batch.length),
    ]);
  } catch (error) {
    // The outcome was unknown, and they had not been written.
    if (!(error instanceof Refusal && error.code === 'not_found')) throw error;
  }
}

const inUseAlready = () => new Refusal('in_use', 'A device of an import that failed is in use.');
