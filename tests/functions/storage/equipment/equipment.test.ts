import '../../../support/function-environment.ts';
import { describe, expect, it, vi } from 'vitest';
import type { Equipment } from '#shared/contract/equipment-items.ts';
import { notFound, Refusal } from '#shared/contract/errors.ts';
import { documentClient } from '../../../../functions/runtime/document-client.ts';
import { newId } from '../../../../functions/runtime/ids.ts';
import {
  findEquipment,
  findOwned,
  getDevices,
  getEquipment,
  listDevices,
} from '../../../../functions/storage/equipment/equipment.ts';
import { systemOwner, toDevice } from '../../../../functions/storage/equipment/equipment-items.ts';
import {
  countOwn,
  countUseOf,
  insertEquipment,
  removeEquipment,
  replaceEquipment,
} from '../../../../functions/storage/equipment/equipment-writes.ts';
import { transact } from '../../../../functions/storage/tables/transact.ts';
import { deviceOf } from '../../../equipment/device-builder.ts';
import { anOwner } from '../../../support/builders.ts';
import { withLocalData } from '../../../support/local-data.ts';
import { equipmentItemsOf } from '../../../support/stored-state.ts';

withLocalData();

const at = '2026-11-20T10:00:00.000Z';
const idOf = (index: number) => index.toString(16).padStart(24, '0');

const equipmentOf = (given: Parameters<typeof deviceOf>[0] = {}): Equipment => ({
  ...deviceOf({ id: newId(), systemOwned: false, ...given }),
  version: 1,
  createdAt: at,
  updatedAt: at,
});

async function kept(owner: string, given: Parameters<typeof deviceOf>[0] = {}): Promise<Equipment> {
  const device = equipmentOf({ systemOwned: owner === systemOwner, ...given });
  await transact([insertEquipment(owner, device)]);
  return device;
}

const inUse = (uses: number) => new Refusal('in_use', `Used ${uses} times.`);

describe('a device', () => {
  it('is looked up among the user’s own, then among the system’s', async () => {
    const [uid, other] = [anOwner(), anOwner()];
    const own = await kept(uid);
    const shared = await kept(systemOwner);
    expect(await findEquipment(uid, own.id)).toEqual({ owner: uid, equipment: own, uses: 0 });
    expect(await findEquipment(uid, shared.id)).toMatchObject({ owner: systemOwner, equipment: shared });
    expect(await findEquipment(other, own.id)).toBeUndefined();
    await expect(getEquipment(other, own.id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('of the user’s own hides the system’s with the same id', async () => {
    const uid = anOwner();
    const shared = await kept(systemOwner, { model: 'Shared' });
    await kept(uid, { id: shared.id, model: 'Own' });
    expect((await getEquipment(uid, shared.id)).equipment.model).toBe('Own');
    expect((await getEquipment(anOwner(), shared.id)).equipment.model).toBe('Shared');
  });

  it('is not created twice', async () => {
    const uid = anOwner();
    const device = await kept(uid);
    await expect(transact([insertEquipment(uid, { ...device, model: 'Other' })])).rejects.toThrow();
    expect((await getEquipment(uid, device.id)).equipment).toEqual(device);
  });

  it('is returned without internal fields', () => {
    const device = equipmentOf();
    const shown = toDevice(device);
    expect({ ...shown, version: 1, createdAt: at, updatedAt: at }).toEqual(device);
    expect(Object.keys(shown)).not.toContain('version');
  });
});

describe('replacing a device', () => {
  it('drops the figures that it no longer has, and leaves its uses alone', async () => {
    const uid = anOwner();
    const before = await kept(uid, { releaseYear: 2020, typicalUseCase: 'Floors' });
    await transact([countUseOf(uid, before.id, 1)]);
    const { releaseYear, typicalUseCase, price, ...rest } = before;
    const after = { ...rest, version: 2, model: 'New' };
    await transact([replaceEquipment(uid, before, after)]);
    expect(await findOwned(uid, before.id)).toEqual({ owner: uid, equipment: after, uses: 1 });
  });

  it('reports the stored version of a conflict, and a device that is gone', async () => {
    const uid = anOwner();
    const before = await kept(uid);
    const replace = (id: string, version: number) =>
      transact([replaceEquipment(uid, { id, version }, { ...before, id, version: version + 1 })]);
    await expect(replace(before.id, 4)).rejects.toMatchObject({
      code: 'stale_version',
      details: { currentVersion: 1 },
    });
    await expect(replace(newId(), 1)).rejects.toMatchObject({ code: 'not_found' });
    expect(await equipmentItemsOf(uid)).toHaveLength(1);
  });
});

describe('removing a device', () => {
  it('is rejected while a design uses it', async () => {
    const uid = anOwner();
    const device = await kept(uid);
    await transact([countUseOf(uid, device.id, 1)]);
    await expect(transact([removeEquipment(uid, device, inUse)])).rejects.toThrow('Used 1 times.');
    await transact([countUseOf(uid, device.id, -1)]);
    await transact([removeEquipment(uid, device, inUse)]);
    expect(await findOwned(uid, device.id)).toBeUndefined();
  });

  it('is rejected for a stale version', async () => {
    const uid = anOwner();
    const device = await kept(uid);
    const asked = vi.fn(inUse);
    await expect(transact([removeEquipment(uid, { ...device, version: 2 }, asked)])).rejects.toMatchObject({
      code: 'stale_version',
    });
    await expect(transact([removeEquipment(uid, { id: newId(), version: 1 }, asked)])).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('the use of a device', () => {
  it('cannot be counted for a device that does not exist, which is not created', async () => {
    const uid = anOwner();
    await expect(transact([countUseOf(uid, newId(), 1)])).rejects.toEqual(notFound('device'));
    expect(await equipmentItemsOf(uid)).toEqual([]);
  });

  it('is counted once for each of many concurrent writers', async () => {
    const device = await kept(systemOwner);
    await Promise.all(Array.from({ length: 12 }, () => transact([countUseOf(systemOwner, device.id, 1)])));
    expect((await findOwned(systemOwner, device.id))?.uses).toBe(12);
  });
});

describe('the count of an owner’s devices', () => {
  it('accepts as many as there is room for under concurrent writes', async () => {
    const uid = anOwner();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 12 }, () => transact([countOwn(uid, 2, 9)])),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'unprocessable' });
    await transact([countOwn(uid, -2, 9)]);
    await transact([countOwn(uid, 3, 9)]);
    await expect(transact([countOwn(uid, 1, 9)])).rejects.toMatchObject({
      message: 'You may have at most 9 devices of your own. Delete devices that you no longer need.',
    });
  });
});

describe('the devices of an owner', () => {
  /** Each has about 2 KB, and DynamoDB reads a megabyte at once. */
  const many = 600;
  const wide = {
    ports: Array.from(
      { length: 30 },
      () => ({ count: 1, speedMbps: 1_000, connector: 'RJ45', role: 'access' }) as const,
    ),
  };

  it('are listed newest first, all of them and nothing else', async () => {
    const uid = anOwner();
    for (let start = 0; start < many; start += 30) {
      const ids = Array.from({ length: 30 }, (_, index) => idOf(start + index + 1));
      await transact([
        ...ids.map((id) =>
          insertEquipment(
            uid,
            equipmentOf({ id, specs: wide, category: Number.parseInt(id, 16) % 3 ? 'switch' : 'ap' }),
          ),
        ),
        countOwn(uid, ids.length),
      ]);
    }
    const send = vi.spyOn(documentClient(), 'send');
    const newestFirst = Array.from({ length: many }, (_, index) => idOf(many - index));
    expect((await listDevices(uid)).map(({ id }) => id)).toEqual(newestFirst);
    expect(send.mock.calls.length).toBeGreaterThan(1);
    expect((await listDevices(uid, { category: 'ap' })).map(({ id }) => id)).toEqual(
      newestFirst.filter((id) => Number.parseInt(id, 16) % 3 === 0),
    );
    expect(await listDevices(anOwner())).toEqual([]);
    const refs = newestFirst.slice(0, 250).map((id) => ({ owner: uid, id }));
    const read = await getDevices([...refs, ...refs, { owner: uid, id: newId() }]);
    expect(read.map(({ equipment }) => equipment.id).sort()).toEqual(refs.map(({ id }) => id).sort());
  });
});
