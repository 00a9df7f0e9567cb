import '../../support/function-environment.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { notFound } from '#shared/contract/errors.ts';
import { archiveDesign } from '../../../functions/designs/change-design.ts';
import { createDesign } from '../../../functions/designs/create-design.ts';
import { addLines, removeLines } from '../../../functions/equipment/design-lines.ts';
import { handler as createEquipment } from '../../../functions/equipment/routes/create-equipment.ts';
import { handler as createSystemEquipment } from '../../../functions/equipment/routes/create-system-equipment.ts';
import { handler as deleteEquipment } from '../../../functions/equipment/routes/delete-equipment.ts';
import { handler as getEquipment } from '../../../functions/equipment/routes/get-equipment.ts';
import { handler as updateEquipment } from '../../../functions/equipment/routes/update-equipment.ts';
import { listAudit } from '../../../functions/storage/audit/audit.ts';
import { countOwn, ownEquipmentLimit } from '../../../functions/storage/equipment/equipment-writes.ts';
import { transact } from '../../../functions/storage/tables/transact.ts';
import { aNewDesign, anOwner } from '../../support/builders.ts';
import { send } from '../../support/http-events.ts';
import { withLocalData } from '../../support/local-data.ts';
import { withRequestLog } from '../../support/request-log.ts';
import { equipmentItemsOf } from '../../support/stored-state.ts';
import { aDevice, anAdministrator, deviceForm, deviceIn, madeBy } from './device-forms.ts';

vi.mock('../../../functions/http/id-token-caller.ts', () => import('../../support/trusting-caller.ts'));

withLocalData();
withRequestLog();

const created = new Date('2026-11-20T10:00:00.000Z');
const changed = new Date('2026-11-20T11:30:00.000Z');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: created });
});
afterEach(() => {
  vi.useRealTimers();
});

const put = async (uid: string, id: string, given: Record<string, unknown>) =>
  send(updateEquipment, { token: uid, params: { id }, ...deviceForm(given) });
const remove = (uid: string, id: string) => send(deleteEquipment, { token: uid, params: { id } });
const statusOf = async (uid: string, id: string) =>
  (await send(getEquipment, { token: uid, params: { id } })).status;
const counted = async (uid: string) =>
  (await equipmentItemsOf(uid)).find(({ id }) => id === 'counts')?.devices;

/** A design that has three pieces of a device. */
async function aDesignWith(uid: string, device: { id: string; systemOwned: boolean }, designName: string) {
  const { id } = await createDesign(uid, aNewDesign({ designName }), []);
  const uses = [{ role: 'access' as const, quantity: 3, sites: [] }];
  await addLines(uid, id, [
    {
      deviceId: device.id,
      owner: device.systemOwned ? 'system' : uid,
      uses,
      refuse: () => notFound('device'),
    },
  ]);
  return id;
}

describe('creating a device', () => {
  it('keeps what the form says as the caller’s own', async () => {
    const uid = anOwner();
    const form = deviceForm({ typicalUseCase: 'Floors of an office', releaseYear: 2024 });
    const answer = await send(createEquipment, { token: uid, ...form });
    expect(answer.status).toBe(201);
    const device = deviceIn(answer);
    expect(device).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      category: 'switch',
      manufacturer: 'Acme',
      model: 'Access 48',
      partNumber: 'A-48P',
      specs: {
        ports: [{ count: 48, speedMbps: 1_000, connector: 'RJ45', role: 'access', poe: '802.3at' }],
        poeBudgetW: 740,
      },
      price: { amount: 4_200, currency: 'USD', asOf: '2026-03-31', confidence: 'low' },
      typicalUseCase: 'Floors of an office',
      releaseYear: 2024,
      sources: {},
      systemOwned: false,
      version: 1,
      createdAt: created.toISOString(),
      updatedAt: created.toISOString(),
    });
    expect(await equipmentItemsOf(uid)).toEqual([
      { ...device, owner: uid },
      { owner: uid, id: 'counts', devices: 1 },
    ]);
  });

  it('says which fields are wrong', async () => {
    const form = deviceForm({
      category: 'toaster',
      model: ' ',
      partNumber: undefined,
      price: '12 dollars',
      releaseYear: 1066,
      systemOwned: 'true',
    });
    const { status, body } = await send(createEquipment, { token: anOwner(), ...form });
    expect(status).toBe(400);
    expect(body.details).toEqual({
      fields: [
        { field: 'category', message: 'must be router, switch, firewall, ap, server or wlan-controller' },
        { field: 'model', message: 'must not be empty' },
        { field: 'partNumber', message: 'is missing' },
        { field: 'price', message: 'must be an object' },
        { field: 'releaseYear', message: 'must be at least 1,980' },
        { field: 'systemOwned', message: 'is not a known field' },
      ],
    });
  });

  it('stops at the limit of the user’s own devices, and continues when one is deleted', async () => {
    const { uid, device } = await aDevice();
    await transact([countOwn(uid, ownEquipmentLimit - 1)]);
    const refused = await send(createEquipment, { token: uid, ...deviceForm() });
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({
      code: 'unprocessable',
      message: 'You may have at most 5,000 devices of your own. Delete devices that you no longer need.',
    });
    expect(await equipmentItemsOf(uid)).toHaveLength(2);
    await remove(uid, device.id);
    expect((await madeBy(uid)).version).toBe(1);
    expect(await counted(uid)).toBe(ownEquipmentLimit);
  });

  it('for everyone is reserved for administrators', async () => {
    const form = deviceForm();
    const { status, body } = await send(createSystemEquipment, { token: anOwner(), ...form });
    expect(status).toBe(403);
    expect(body).toMatchObject({ code: 'forbidden', message: 'Only administrators may do this.' });
    const device = await madeBy(anAdministrator());
    expect(device).toMatchObject({ systemOwned: true, version: 1 });
    expect(await statusOf(anOwner(), device.id)).toBe(200);
  });
});

describe('replacing a device', () => {
  it('replaces the named version with the whole form', async () => {
    const { uid, device } = await aDevice({ typicalUseCase: 'Floors', releaseYear: 2020 });
    await aDesignWith(uid, device, 'Lisbon');
    vi.setSystemTime(changed);
    const answer = await put(uid, device.id, { version: 1, model: 'Access 48 II', price: undefined });
    const { typicalUseCase, releaseYear, price, ...kept } = device;
    const after = { ...kept, model: 'Access 48 II', version: 2, updatedAt: changed.toISOString() };
    expect(deviceIn(answer)).toEqual(after);
    const [item] = await equipmentItemsOf(uid);
    expect(item).toEqual({ ...after, owner: uid, uses: 1 });
  });

  it('rejects a stale version, and without one changes what is stored', async () => {
    const { uid, device } = await aDevice();
    await put(uid, device.id, { version: 1, model: 'Mine' });
    const { status, body } = await put(uid, device.id, { version: 1, model: 'Yours' });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'stale_version',
      message: 'This device was changed by someone else. Reload it and try again.',
      details: { currentVersion: 2 },
    });
    const unnamed = await put(uid, device.id, {});
    expect(unnamed.status).toBe(200);
    expect(unnamed.body.data).toMatchObject({ id: device.id, version: 3 });
  });

  it('by two at once succeeds for one and is rejected for the other', async () => {
    const { uid, device } = await aDevice();
    const answers = await Promise.all(
      ['One', 'Other'].map((model) => put(uid, device.id, { version: 1, model })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [item] = await equipmentItemsOf(uid);
    const [won] = answers.filter(({ status }) => status === 200).map(deviceIn);
    expect(item).toEqual({ ...won, owner: uid });
  });

  it('of the system is reserved for administrators, and marks it as edited', async () => {
    const device = await madeBy(anAdministrator());
    const refused = await put(anOwner(), device.id, { version: 1, model: 'Mine' });
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({
      code: 'forbidden',
      message:
        'This device belongs to the catalogue that all users share. Only administrators may change it.',
    });
    vi.setSystemTime(changed);
    const after = deviceIn(await put(anAdministrator(), device.id, { version: 1, model: 'Ours' }));
    expect(after).toMatchObject({ model: 'Ours', version: 2, systemOwned: true });
    const item = (await equipmentItemsOf('system')).find(({ id }) => id === device.id);
    expect(item?.editedAt).toBe(changed.toISOString());
  });

  it('of someone else returns 404, to administrators too', async () => {
    const { uid, device } = await aDevice();
    for (const other of [anOwner(), anAdministrator()]) {
      const { status, body } = await put(other, device.id, { version: 1, model: 'Mine' });
      expect(status).toBe(404);
      expect(body.message).toBe('This device does not exist.');
    }
    expect(await equipmentItemsOf(uid)).toContainEqual({ ...device, owner: uid });
  });
});

describe('deleting a device', () => {
  it('removes it and makes room for another one', async () => {
    const { uid, device } = await aDevice();
    const { status, body } = await remove(uid, device.id);
    expect(status).toBe(200);
    expect(body).toEqual({ success: true });
    expect(await equipmentItemsOf(uid)).toEqual([{ owner: uid, id: 'counts', devices: 0 }]);
    expect((await remove(uid, device.id)).status).toBe(404);
    expect(await counted(uid)).toBe(0);
  });

  it('of someone else returns 404', async () => {
    const { uid, device } = await aDevice();
    expect((await remove(anOwner(), device.id)).status).toBe(404);
    expect((await remove(anAdministrator(), device.id)).status).toBe(404);
    expect(await statusOf(uid, device.id)).toBe(200);
  });

  it('of the system is reserved for administrators, and a newer catalogue does not restore it', async () => {
    const device = await madeBy(anAdministrator());
    expect((await remove(anOwner(), device.id)).status).toBe(403);
    expect((await remove(anAdministrator(), device.id)).status).toBe(200);
    expect(await statusOf(anOwner(), device.id)).toBe(404);
    expect(await equipmentItemsOf('catalogue')).toContainEqual({
      owner: 'catalogue',
      id: device.id,
      deletedAt: created.toISOString(),
    });
  });
});

describe('a device that designs use', () => {
  it('is not deleted: the answer names them', async () => {
    const { uid, device } = await aDevice();
    const lisbon = await aDesignWith(uid, device, 'Lisbon');
    const { status, body } = await remove(uid, device.id);
    expect(status).toBe(409);
    expect(body).toMatchObject({
      success: false,
      code: 'in_use',
      message: 'This device is used by your design “Lisbon”. Remove it from that design first.',
      details: { designs: [{ id: lisbon, designName: 'Lisbon' }] },
    });
    expect(await statusOf(uid, device.id)).toBe(200);
  });

  it('marks archived designs, and counts those that it does not name', async () => {
    const { uid, device } = await aDevice();
    const designs: string[] = [];
    for (let index = 1; index <= 7; index += 1) {
      vi.setSystemTime(created.getTime() + index);
      designs.push(await aDesignWith(uid, device, `Branch ${index}`));
    }
    await archiveDesign(uid, designs.at(-1) ?? '');
    const { body } = await remove(uid, device.id);
    expect(body.message).toBe(
      'This device is used by your designs “Branch 7” (archived), “Branch 6”, “Branch 5”, “Branch 4”, “Branch 3” and 2 more. ' +
        'Remove it from those designs first.',
    );
    expect(body.details).toMatchObject({ designs: designs.toReversed().map((id) => ({ id })) });
  });

  it('of the system only counts the designs of others', async () => {
    const administrator = anAdministrator();
    const device = await madeBy(administrator);
    await aDesignWith(anOwner(), device, 'Secret plans');
    const byOne = await remove(administrator, device.id);
    expect(byOne.body).toMatchObject({
      code: 'in_use',
      message: 'This device is used by 1 design of other users. It can be deleted when no design uses it.',
      details: { designs: [] },
    });
    await aDesignWith(anOwner(), device, 'More secret plans');
    const own = await aDesignWith(administrator, device, 'Trial rack');
    const byThree = await remove(administrator, device.id);
    expect(byThree.body).toMatchObject({
      message:
        'This device is used by your design “Trial rack” and 2 designs of other users. It can be deleted when no design uses it.',
      details: { designs: [{ id: own, designName: 'Trial rack' }] },
    });
  });

  it('can be deleted once no design uses it', async () => {
    const { uid, device } = await aDevice();
    const designId = await aDesignWith(uid, device, 'Lisbon');
    await removeLines(uid, designId, new Set([device.id]));
    expect((await remove(uid, device.id)).status).toBe(200);
  });

  it('is either deleted or used when both happen at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { uid, device } = await aDevice();
      const [deletion, use] = await Promise.allSettled([
        remove(uid, device.id),
        aDesignWith(uid, device, 'Lisbon'),
      ]);
      const isDeleted = deletion.status === 'fulfilled' && deletion.value.status === 200;
      expect(use.status).toBe(isDeleted ? 'rejected' : 'fulfilled');
      expect(await statusOf(uid, device.id)).toBe(isDeleted ? 404 : 200);
    }
  });
});

describe('the audit log', () => {
  it('has what administrators do to devices that all users share, and nothing of own devices', async () => {
    const admin = anAdministrator();
    const device = await madeBy(admin);
    expect((await put(admin, device.id, { version: 1, model: 'Access 48X' })).status).toBe(200);
    // Refused: nothing was done.
    expect((await put(admin, device.id, { version: 1, model: 'Access 49' })).status).toBe(409);
    expect((await remove(admin, device.id)).status).toBe(200);
    const own = await aDevice();
    await remove(own.uid, own.device.id);
    const entries = (await listAudit(10)).filter(({ by }) => by.uid === admin || by.uid === own.uid);
    expect(entries.map(({ act, target }) => [act, target.id, target.name]).toSorted()).toEqual([
      ['change_device', device.id, 'Acme Access 48X'],
      ['create_device', device.id, 'Acme Access 48'],
      ['delete_device', device.id, 'Acme Access 48X'],
    ]);
  });
});
