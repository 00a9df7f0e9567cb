import '../../support/function-environment.ts';
import { describe, expect, it, vi } from 'vitest';
import { handler as assignEquipment } from '../../../functions/equipment/routes/assign-equipment.ts';
import { handler as getRecommendations } from '../../../functions/equipment/routes/get-recommendations.ts';
import { handler as listDesignEquipment } from '../../../functions/equipment/routes/list-design-equipment.ts';
import { handler as removeEquipment } from '../../../functions/equipment/routes/remove-equipment.ts';
import { handler as updateDesignEquipment } from '../../../functions/equipment/routes/update-design-equipment.ts';
import { systemOwner } from '../../../functions/storage/equipment/equipment-items.ts';
import { anOwner } from '../../support/builders.ts';
import { send } from '../../support/http-events.ts';
import { withLocalData } from '../../support/local-data.ts';
import { withRequestLog } from '../../support/request-log.ts';
import { aDesignFor, aKeptDevice, countsOf, devicesIn, usesOf } from './design-with-devices.ts';

vi.mock('../../../functions/http/id-token-caller.ts', () => import('../../support/trusting-caller.ts'));

withLocalData();
withRequestLog();

const use = (quantity: number, role = 'access', sites: string[] = []) => ({ role, quantity, sites });

describe('assigning', () => {
  it('adds one piece in its category’s usual role for an id alone, own or of the catalogue', async () => {
    const { uid, designId, assign } = await aDesignFor();
    const own = await aKeptDevice(uid, { category: 'firewall' });
    const shared = await aKeptDevice(systemOwner);
    const answer = await assign(own.id, shared.id);
    expect(answer.status).toBe(200);
    expect(devicesIn(answer)).toMatchObject([
      { id: own.id, uses: [use(1, 'firewall')], quantity: 1, version: 1, device: { systemOwned: false } },
      { id: shared.id, uses: [use(1)], quantity: 1, device: { systemOwned: true } },
    ]);
    const { version: _v, createdAt: _c, updatedAt: _u, ...device } = shared;
    expect(devicesIn(answer)[1]?.device).toEqual(device);
    expect(await countsOf(uid, designId)).toMatchObject({ deviceCount: 2, lines: 2, linesCounted: 2 });
    expect([await usesOf(uid, own.id), await usesOf(systemOwner, shared.id)]).toEqual([1, 1]);
  });

  it('adds only missing devices, and leaves the rest unchanged', async () => {
    const { uid, designId, assign } = await aDesignFor();
    const [one, two] = [await aKeptDevice(systemOwner), await aKeptDevice(systemOwner)];
    await assign({ id: one.id, uses: [use(3, 'access', ['HQ']), use(2, 'core')] });
    const devices = devicesIn(await assign({ id: one.id, uses: [use(9)] }, two.id));
    expect(devices.map(({ id, quantity, version }) => [id, quantity, version])).toEqual([
      [one.id, 5, 1],
      [two.id, 1, 1],
    ]);
    expect(await countsOf(uid, designId)).toMatchObject({ deviceCount: 6, pieces: 6, designVersion: 1 });
    expect(await usesOf(systemOwner, one.id)).toBe(1);
  });

  it('rejects a device that is neither the caller’s nor the catalogue’s, and adds nothing', async () => {
    const { uid, designId, assign } = await aDesignFor();
    const shared = await aKeptDevice(systemOwner);
    const foreign = await aKeptDevice(anOwner());
    const { status, body } = await assign(shared.id, foreign.id);
    expect(status).toBe(404);
    expect(body).toMatchObject({
      error: 'This device does not exist.',
      details: { fields: [{ field: 'equipment[1]' }] },
    });
    expect(await countsOf(uid, designId)).toMatchObject({ deviceCount: 0, lines: 0 });
  });

  it('rejects a device that is named twice', async () => {
    const { assign } = await aDesignFor();
    const { id } = await aKeptDevice(systemOwner);
    const { status, body } = await assign(id, { id, uses: [use(2)] });
    expect(status).toBe(400);
    expect(body).toMatchObject({ details: { fields: [{ field: 'equipment[1]' }] } });
  });

  it('accepts 200 devices, adds to existing ones, and rejects one more', { timeout: 60_000 }, async () => {
    const { uid, designId, assign } = await aDesignFor();
    const ids: string[] = [];
    for (let device = 0; device < 201; device += 1) ids.push((await aKeptDevice(uid)).id);
    for (let from = 0; from < 200; from += 40) await assign(...ids.slice(from, from + 40));
    expect((await assign(...ids.slice(160, 200))).status).toBe(200);
    const { status, body } = await assign(...ids.slice(195, 201));
    expect([status, body.error]).toEqual([
      422,
      'A design can have at most 200 different devices, and this one has 200. Remove some first.',
    ]);
    expect(await countsOf(uid, designId)).toMatchObject({ lines: 200, linesCounted: 200, deviceCount: 200 });
  });
});

describe('changing', () => {
  const change = (uid: string, designId: string, ...devices: readonly unknown[]) =>
    send(updateDesignEquipment, { token: uid, params: { designId }, json: { devices } });

  it('sets quantities, roles and sites, and the design’s count follows by the difference', async () => {
    const { uid, designId, assign } = await aDesignFor();
    const { id } = await aKeptDevice(systemOwner);
    await assign({ id, uses: [use(4)] });
    const uses = [use(2, 'distribution', ['HQ', 'Lagos']), use(5, 'core')];
    const answer = await change(uid, designId, { id, version: 1, uses });
    expect(devicesIn(answer)).toMatchObject([{ id, uses, quantity: 7, version: 2 }]);
    expect(await countsOf(uid, designId)).toMatchObject({ deviceCount: 7, pieces: 7, designVersion: 1 });
    expect(devicesIn(await change(uid, designId, { id, version: 2, uses: [use(1)] }))[0]?.quantity).toBe(1);
    expect(await countsOf(uid, designId)).toMatchObject({ deviceCount: 1 });
    expect(await usesOf(systemOwner, id)).toBe(1);
  });

  it('based on an old version returns 409 naming the device, and changes none of the others', async () => {
    const { uid, designId, assign } = await aDesignFor();
    const [one, two] = [await aKeptDevice(uid), await aKeptDevice(uid, { partNumber: 'B-24' })];
    await assign(one.id, two.id);
    await change(uid, designId, { id: two.id, version: 1, uses: [use(2)] });
    const late = await change(
      uid,
      designId,
      { id: one.id, version: 1, uses: [use(50)] },
      { id: two.id, version: 1, uses: [use(60)] },
    );
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({
      code: 'stale_version',
      error:
        'Acme B-24 of this design was changed by someone else. Review the current version, then change it again.',
      details: { currentVersion: 2, fields: [{ field: 'devices[1].version' }] },
    });
    expect(await countsOf(uid, designId)).toMatchObject({ deviceCount: 3, pieces: 3 });
  });

  it('a device that is not in the design returns 404', async () => {
    const { uid, designId } = await aDesignFor();
    const { id } = await aKeptDevice(uid);
    const { status, body } = await change(uid, designId, { id, version: 1, uses: [use(2)] });
    expect([status, body.details]).toMatchObject([404, { fields: [{ field: 'devices[0].id' }] }]);
  });
});

describe('removing', () => {
  const remove = (uid: string, designId: string, ...equipmentIds: readonly string[]) =>
    send(removeEquipment, { token: uid, json: { designId, equipmentIds } });

  it('removes the given devices, however often it is called', async () => {
    const { uid, designId, assign } = await aDesignFor();
    const [one, two] = [await aKeptDevice(uid), await aKeptDevice(systemOwner)];
    await assign({ id: one.id, uses: [use(3)] }, two.id);
    for (const _ of [1, 2]) {
      const { status, body } = await remove(uid, designId, one.id, one.id);
      expect([status, body]).toEqual([200, { success: true }]);
    }
    const list = await send(listDesignEquipment, { token: uid, params: { designId } });
    expect(devicesIn(list).map(({ id }) => id)).toEqual([two.id]);
    expect(await countsOf(uid, designId)).toMatchObject({ deviceCount: 1, linesCounted: 1, pieces: 1 });
    expect([await usesOf(uid, one.id), await usesOf(systemOwner, two.id)]).toEqual([0, 1]);
  });
});

describe('a design of someone else', () => {
  it('does not exist for any of the calls', async () => {
    const { uid, designId, assign } = await aDesignFor();
    const { id } = await aKeptDevice(systemOwner);
    await assign(id);
    const token = anOwner();
    const devices = [{ id, version: 1, uses: [use(2)] }];
    const answers = await Promise.all([
      send(listDesignEquipment, { token, params: { designId } }),
      send(updateDesignEquipment, { token, params: { designId }, json: { devices } }),
      send(removeEquipment, { token, json: { designId, equipmentIds: [id] } }),
      send(assignEquipment, {
        token,
        json: { designId, equipment: [id] },
      }),
      send(getRecommendations, {
        token,
        params: { id: designId },
      }),
    ]);
    expect(answers.map(({ status, body }) => [status, body.error])).toEqual(
      Array(5).fill([404, 'This design does not exist.']),
    );
    expect(await countsOf(uid, designId)).toMatchObject({ deviceCount: 1, lines: 1 });
    expect(await usesOf(systemOwner, id)).toBe(1);
  });
});
