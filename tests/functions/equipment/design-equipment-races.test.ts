import '../../support/function-environment.ts';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { handler as removeEquipment } from '../../../functions/equipment/routes/remove-equipment.ts';
import { handler as updateDesignEquipment } from '../../../functions/equipment/routes/update-design-equipment.ts';
import { documentClient } from '../../../functions/runtime/document-client.ts';
import { systemOwner } from '../../../functions/storage/equipment/equipment-items.ts';
import { removeEquipment as deleteDevice } from '../../../functions/storage/equipment/equipment-writes.ts';
import { transact } from '../../../functions/storage/tables/transact.ts';
import { type Moment, withFailingCall } from '../../support/failing-calls.ts';
import { send } from '../../support/http-events.ts';
import { withLocalData } from '../../support/local-data.ts';
import { withRequestLog } from '../../support/request-log.ts';
import { aDesignFor, aKeptDevice, countsOf, devicesIn, usesOf } from './design-with-devices.ts';

vi.mock('../../../functions/http/id-token-caller.ts', () => import('../../support/trusting-caller.ts'));

withLocalData();
withRequestLog();

afterEach(() => {
  vi.restoreAllMocks();
});

const uses = (quantity: number) => [{ role: 'access', quantity, sites: [] }];

/** Runs `between` after everything was read and before the first transaction is written. */
function beforeTheWrite(between: () => Promise<unknown>): void {
  const client = documentClient();
  const original = client.send.bind(client) as (command: unknown) => Promise<unknown>;
  let pending = true;
  vi.spyOn(client, 'send').mockImplementation(async (command: unknown) => {
    if (pending && command instanceof TransactWriteCommand) {
      pending = false;
      await between();
    }
    return original(command);
  });
}

describe('of several writers at once', () => {
  it('twelve who assign the same devices add them once', async () => {
    const { uid, designId, assign } = await aDesignFor();
    const ids = [(await aKeptDevice(uid)).id, (await aKeptDevice(systemOwner)).id];
    const answers = await Promise.all(Array.from({ length: 12 }, () => assign(...ids)));
    expect(answers.map((answer) => [answer.status, devicesIn(answer).length])).toEqual(
      Array(12).fill([200, 2]),
    );
    expect(await countsOf(uid, designId)).toMatchObject({ lines: 2, linesCounted: 2, deviceCount: 2 });
    expect([await usesOf(uid, ids[0] ?? ''), await usesOf(systemOwner, ids[1] ?? '')]).toEqual([1, 1]);
  });

  it('a writer whose list overlaps another’s reads again and adds the rest', async () => {
    const { uid, designId, assign } = await aDesignFor();
    const [one, two] = [await aKeptDevice(uid), await aKeptDevice(uid)];
    beforeTheWrite(() => assign({ id: one.id, uses: uses(7) }));
    const devices = devicesIn(await assign(one.id, two.id));
    expect(devices.map(({ id, quantity }) => [id, quantity])).toEqual([
      [one.id, 7],
      [two.id, 1],
    ]);
    expect(await countsOf(uid, designId)).toMatchObject({ lines: 2, deviceCount: 8, pieces: 8 });
  });

  it('a writer who assigns a device deleted meanwhile is told which one', async () => {
    const { uid, designId, assign } = await aDesignFor();
    const [kept, gone] = [await aKeptDevice(uid), await aKeptDevice(uid)];
    beforeTheWrite(() =>
      transact([
        deleteDevice(uid, gone, () => {
          throw new Error('It is in no design');
        }),
      ]),
    );
    const { status, body } = await assign(kept.id, gone.id);
    expect([status, body.details]).toMatchObject([404, { fields: [{ field: 'equipment[1]' }] }]);
    expect(await countsOf(uid, designId)).toMatchObject({ lines: 0, deviceCount: 0 });
    expect(await usesOf(uid, kept.id)).toBe(0);
  });

  it('one of twelve changes a line, the others get the stored version', async () => {
    const { uid, designId, assign } = await aDesignFor();
    const { id } = await aKeptDevice(uid);
    await assign(id);
    const change = (quantity: number) =>
      send(updateDesignEquipment, {
        token: uid,
        params: { designId },
        json: { devices: [{ id, version: 1, uses: uses(quantity) }] },
      });
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => change(index + 2)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
      Array(11).fill([409, 'stale_version']),
    );
    for (const { body } of refused) expect(body.details).toMatchObject({ currentVersion: 2 });
    const counts = await countsOf(uid, designId);
    expect(counts.deviceCount).toBe(counts.pieces);
  });

  it('a writer who changes a line removed meanwhile gets an error', async () => {
    const { uid, designId, assign } = await aDesignFor();
    const { id } = await aKeptDevice(uid);
    await assign(id);
    beforeTheWrite(() => send(removeEquipment, { token: uid, json: { designId, equipmentIds: [id] } }));
    const { status, body } = await send(updateDesignEquipment, {
      token: uid,
      params: { designId },
      json: { devices: [{ id, version: 1, uses: uses(9) }] },
    });
    expect([status, body.error]).toEqual([
      404,
      'This device is not in the design. Someone may have removed it.',
    ]);
    expect(await countsOf(uid, designId)).toMatchObject({ lines: 0, deviceCount: 0 });
  });

  it('a writer who removes a line changed meanwhile subtracts its current quantity', async () => {
    const { uid, designId, assign } = await aDesignFor();
    const [one, two] = [await aKeptDevice(uid), await aKeptDevice(uid)];
    await assign({ id: one.id, uses: uses(2) }, { id: two.id, uses: uses(5) });
    beforeTheWrite(() =>
      send(updateDesignEquipment, {
        token: uid,
        params: { designId },
        json: { devices: [{ id: one.id, version: 1, uses: uses(30) }] },
      }),
    );
    await send(removeEquipment, { token: uid, json: { designId, equipmentIds: [one.id] } });
    expect(await countsOf(uid, designId)).toMatchObject({ lines: 1, deviceCount: 5, pieces: 5 });
  });

  it('six writers who each assign 40 devices fill 200 places and no more', { timeout: 60_000 }, async () => {
    const { uid, designId, assign } = await aDesignFor();
    const ids: string[] = [];
    for (let device = 0; device < 240; device += 1) ids.push((await aKeptDevice(uid)).id);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, part) => assign(...ids.slice(part * 40, part * 40 + 40))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 422]);
    expect(await countsOf(uid, designId)).toMatchObject({ lines: 200, linesCounted: 200, deviceCount: 200 });
  });
});

const moments: Moment[] = ['before', 'after'];

describe.each(moments)('when an AWS call fails just %s it takes effect', (moment) => {
  it('assigning, changing and removing are done or undone as a whole', { timeout: 60_000 }, async () => {
    for (let call = 1; ; call += 1) {
      const { uid, designId, assign } = await aDesignFor();
      const [one, two] = [await aKeptDevice(uid), await aKeptDevice(systemOwner)];
      const { failed } = await withFailingCall(call, moment, async () => {
        await assign({ id: one.id, uses: uses(4) }, two.id);
        const json = { devices: [{ id: one.id, version: 1, uses: uses(6) }] };
        await send(updateDesignEquipment, { token: uid, params: { designId }, json });
        await send(removeEquipment, { token: uid, json: { designId, equipmentIds: [two.id] } });
      });
      const { lines, linesCounted, pieces, deviceCount } = await countsOf(uid, designId);
      expect([linesCounted, deviceCount]).toEqual([lines, pieces]);
      const used = ((await usesOf(uid, one.id)) ?? 0) + ((await usesOf(systemOwner, two.id)) ?? 0);
      expect(used).toBe(lines);
      if (!failed) {
        expect([lines, pieces]).toEqual([1, 6]);
        expect(call).toBeGreaterThan(8);
        return;
      }
    }
  });
});
