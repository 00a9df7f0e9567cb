import '../../support/function-environment.ts';
import { describe, expect, it, vi } from 'vitest';
import { SimilarDevice } from '#shared/contract/equipment-advice.ts';
import { Equipment } from '#shared/contract/equipment-items.ts';
import { notFound } from '#shared/contract/errors.ts';
import { archiveDesign } from '../../../functions/designs/change-design.ts';
import { createDesign } from '../../../functions/designs/create-design.ts';
import { addLines } from '../../../functions/equipment/design-lines.ts';
import { handler as getEquipment } from '../../../functions/equipment/routes/get-equipment.ts';
import { handler as listEquipment } from '../../../functions/equipment/routes/list-equipment.ts';
import { handler as listEquipmentByCategory } from '../../../functions/equipment/routes/list-equipment-by-category.ts';
import { handler as listSimilarEquipment } from '../../../functions/equipment/routes/list-similar-equipment.ts';
import { handler as listUserEquipment } from '../../../functions/equipment/routes/list-user-equipment.ts';
import type { HttpHandler } from '../../../functions/http/exchange.ts';
import { aNewDesign, anOwner } from '../../support/builders.ts';
import { type Request, send } from '../../support/http-events.ts';
import { withLocalData } from '../../support/local-data.ts';
import { withRequestLog } from '../../support/request-log.ts';
import { aDevice, anAdministrator, aPort, madeBy } from './device-forms.ts';

vi.mock('../../../functions/http/id-token-caller.ts', () => import('../../support/trusting-caller.ts'));

withLocalData();
withRequestLog();

async function listed(handler: HttpHandler, request: Request): Promise<Equipment[]> {
  const { status, body } = await send(handler, request);
  expect(status).toBe(200);
  return Equipment.array().parse(body.data);
}

const idsOf = (devices: readonly { readonly id: string }[]) => devices.map(({ id }) => id);

/** Three devices of a new user, the oldest first. */
async function someDevices() {
  const uid = anOwner();
  const first = await madeBy(uid, { model: 'First' });
  const second = await madeBy(uid, { model: 'Second', category: 'firewall' });
  const third = await madeBy(uid, { model: 'Third' });
  return { uid, first, second, third };
}

describe('the lists of devices', () => {
  it('show the user’s own, newest first', async () => {
    const { uid, first, second, third } = await someDevices();
    expect(await listed(listUserEquipment, { token: uid })).toEqual([third, second, first]);
    expect(await listed(listEquipment, { token: uid, query: { systemOwned: 'false' } })).toHaveLength(3);
    expect(await listed(listUserEquipment, { token: anOwner() })).toEqual([]);
  });

  it('show the system’s to everyone, and the user’s own only to the user', async () => {
    const { uid, first, second, third } = await someDevices();
    const shared = await madeBy(anAdministrator(), { model: 'For all' });
    expect(shared.systemOwned).toBe(true);
    const all = await listed(listEquipment, { token: uid });
    expect(idsOf(all).slice(0, 4)).toEqual(idsOf([third, second, first, shared]));
    const system = await listed(listEquipment, { token: anOwner(), query: { systemOwned: 'true' } });
    expect(idsOf(system)).toContain(shared.id);
    expect(system.every(({ systemOwned }) => systemOwned)).toBe(true);
  });

  it('show one category, of the user and of the system', async () => {
    const { uid, second } = await someDevices();
    const shared = await madeBy(anAdministrator(), { category: 'firewall' });
    const request = { token: uid, params: { category: 'firewall' } };
    expect(idsOf(await listed(listEquipmentByCategory, request))).toEqual([second.id, shared.id]);
    const none = { token: uid, params: { category: 'server' } };
    expect(await listed(listEquipmentByCategory, none)).toEqual([]);
  });

  it.each([
    [listEquipment, { query: { systemOwned: 'maybe' } }, 'System owned must be true or false.'],
    [
      listEquipmentByCategory,
      { params: { category: 'toaster' } },
      'Category must be router, switch, firewall, ap, server or wlan-controller.',
    ],
    [getEquipment, { params: { id: '../../etc' } }, 'Id must be 24 hexadecimal characters.'],
  ])('reject invalid queries', async (handler, request, sentence) => {
    const { status, body } = await send(handler, { token: anOwner(), ...request });
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, message: sentence });
  });
});

describe('similar devices', () => {
  it('are of the same category, the nearest first, and say in what they differ', async () => {
    const uid = anOwner();
    const device = await madeBy(uid, { category: 'ap' });
    const far = await madeBy(uid, { category: 'ap', specs: { ports: [{ ...aPort, count: 4 }] } });
    const near = await madeBy(uid, {
      category: 'ap',
      specs: { ports: [{ ...aPort, count: 44 }], poeBudgetW: 740 },
    });
    await madeBy(uid, { category: 'server' });
    const { status, body } = await send(listSimilarEquipment, { token: uid, params: { id: device.id } });
    expect(status).toBe(200);
    const similar = SimilarDevice.array().parse(body.data);
    expect(idsOf(similar.map((one) => one.device))).toEqual([near.id, far.id]);
    expect(similar[0]?.differs.map(({ feature }) => feature)).toContain('Ports by speed');
    expect(similar[1]?.notKnown).toContain('PoE budget');
  });

  it('are at most ten', async () => {
    const uid = anOwner();
    const device = await madeBy(uid, { category: 'wlan-controller' });
    for (let made = 1; made <= 11; made += 1) await madeBy(uid, { category: 'wlan-controller' });
    const { body } = await send(listSimilarEquipment, { token: uid, params: { id: device.id } });
    expect(body.data).toHaveLength(10);
  });

  it('of someone else’s device return 404', async () => {
    const { device } = await aDevice();
    const { status } = await send(listSimilarEquipment, { token: anOwner(), params: { id: device.id } });
    expect(status).toBe(404);
  });
});

describe('one device', () => {
  const use = (deviceId: string, owner: string, quantity: number) => ({
    deviceId,
    owner,
    uses: [{ role: 'access' as const, quantity, sites: [] }],
    refuse: () => notFound('device'),
  });

  it('comes with the caller’s designs that use it, archived ones too, newest first', async () => {
    const { uid, device } = await aDevice();
    const { id: lisbon } = await createDesign(uid, aNewDesign({ designName: 'Lisbon' }), []);
    const { id: porto } = await createDesign(uid, aNewDesign({ designName: 'Porto' }), []);
    await addLines(uid, lisbon, [use(device.id, uid, 3)]);
    await addLines(uid, porto, [use(device.id, uid, 5)]);
    await archiveDesign(uid, lisbon);
    const { status, body } = await send(getEquipment, { token: uid, params: { id: device.id } });
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      data: device,
      usedBy: [
        { id: porto, designName: 'Porto', quantity: 5 },
        { id: lisbon, designName: 'Lisbon', quantity: 3 },
      ],
    });
  });

  it('of the system does not say which designs of others use it', async () => {
    const [uid, other] = [anOwner(), anOwner()];
    const device = await madeBy(anAdministrator());
    const { id: designId } = await createDesign(other, aNewDesign({ designName: 'Secret' }), []);
    await addLines(other, designId, [use(device.id, 'system', 1)]);
    const { body } = await send(getEquipment, { token: uid, params: { id: device.id } });
    expect(body).toEqual({ success: true, data: device, usedBy: [] });
  });

  it('of someone else does not exist', async () => {
    const { device } = await aDevice();
    const { status, body } = await send(getEquipment, { token: anOwner(), params: { id: device.id } });
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 'not_found', message: 'This device does not exist.' });
  });
});
