import '../../support/function-environment.ts';
import { describe, expect, it, vi } from 'vitest';
import { handler as listUserEquipment } from '../../../functions/equipment/routes/list-user-equipment.ts';
import { countOwn, ownEquipmentLimit } from '../../../functions/storage/equipment/equipment-writes.ts';
import { transact } from '../../../functions/storage/tables/transact.ts';
import { aDeviceType } from '../../equipment/import/device-type.ts';
import { anOwner } from '../../support/builders.ts';
import { type Moment, withFailingCall } from '../../support/failing-calls.ts';
import { send } from '../../support/http-events.ts';
import { withLocalData } from '../../support/local-data.ts';
import { withRequestLog } from '../../support/request-log.ts';
import { csv, importAs, keptBy, resultIn, yaml } from './import-forms.ts';

vi.mock('../../../functions/http/id-token-caller.ts', () => import('../../support/trusting-caller.ts'));

withLocalData();
withRequestLog();

const nothing = { devices: [], count: 0 };
const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => `switch,Acme,One,A-${index + 1}`);

describe('a preview', () => {
  it('says what would be created, and creates nothing', async () => {
    const uid = anOwner();
    const result = resultIn(await importAs(uid, yaml('preview', aDeviceType(), 'model: 1')));
    expect(result).toMatchObject({ valid: 1, invalid: 1, created: [] });
    expect(result.rows.map(({ file, row }) => [file, row])).toEqual([
      ['1.yaml', 1],
      ['2.yaml', 1],
    ]);
    expect(await keptBy(uid)).toEqual(nothing);
  });
});

describe('an import', () => {
  it('creates devices of the user’s own, which the list then contains', async () => {
    const uid = anOwner();
    const { created, valid } = resultIn(await importAs(uid, csv('create', ...numbered(3))));
    expect(valid).toBe(3);
    expect(created[0]).toMatchObject({ partNumber: 'A-1', systemOwned: false, version: 1 });
    const { body } = await send(listUserEquipment, { token: uid });
    expect(body.data).toEqual(expect.arrayContaining(created));
    expect(await keptBy(uid)).toEqual({ devices: ['A-1', 'A-2', 'A-3'], count: 3 });
    expect(await keptBy(anOwner())).toEqual(nothing);
  });

  it('creates nothing when a row is invalid, or only the valid rows on request', async () => {
    const uid = anOwner();
    const body = csv('create', 'switch,Acme,One,A-1', 'toaster,Acme,Two,A-2');
    expect(resultIn(await importAs(uid, body))).toMatchObject({ valid: 1, invalid: 1, created: [] });
    expect(await keptBy(uid)).toEqual(nothing);
    const { created } = resultIn(await importAs(uid, { ...body, skipInvalid: true }));
    expect(created.map(({ partNumber }) => partNumber)).toEqual(['A-1']);
    expect(await keptBy(uid)).toEqual({ devices: ['A-1'], count: 1 });
  });

  it('repeated finds that every device exists', async () => {
    const uid = anOwner();
    await importAs(uid, csv('create', ...numbered(2)));
    const { invalid, rows } = resultIn(await importAs(uid, csv('create', ...numbered(2))));
    expect(invalid).toBe(2);
    expect(rows[0]?.problems).toEqual([
      { field: 'part_number', message: 'is not new: you already have this device' },
    ]);
    expect(resultIn(await importAs(anOwner(), csv('preview', ...numbered(2)))).invalid).toBe(0);
  });

  it('of 1,000 devices is accepted, and of one more rejected', { timeout: 30_000 }, async () => {
    const uid = anOwner();
    const { created } = resultIn(await importAs(uid, csv('create', ...numbered(1_000))));
    expect(created).toHaveLength(1_000);
    expect((await keptBy(uid)).count).toBe(1_000);
    const { status, body } = await importAs(uid, csv('create', ...numbered(1_001)));
    expect([status, body.error]).toEqual([
      422,
      'One import takes at most 1,000 devices. Import these files in parts.',
    ]);
  });

  it('stops at the limit of the user’s own devices, and leaves no part behind', async () => {
    const uid = anOwner();
    await transact([countOwn(uid, ownEquipmentLimit - 150)]);
    const { status, body } = await importAs(uid, csv('create', ...numbered(200)));
    expect([status, body.code]).toEqual([422, 'unprocessable']);
    expect(body.error).toMatch('You may have at most 5,000 devices of your own.');
    expect(await keptBy(uid)).toEqual({ devices: [], count: ownEquipmentLimit - 150 });
  });

  const moments: Moment[] = ['before', 'after'];

  it.each(moments)(
    'leaves all or nothing when an AWS call fails just %s it takes effect',
    { timeout: 60_000 },
    async (moment) => {
      for (let call = 1; ; call += 1) {
        const uid = anOwner();
        let status = 0;
        const { failed } = await withFailingCall(call, moment, async () => {
          ({ status } = await importAs(uid, csv('create', ...numbered(250))));
        });
        const made = status === 200 ? 250 : 0;
        expect(await keptBy(uid)).toMatchObject({ devices: { length: made }, count: made });
        if (!failed) {
          expect(status).toBe(200);
          expect(call).toBeGreaterThan(4);
          return;
        }
        expect([200, 503]).toContain(status);
      }
    },
  );
});
