import '../../support/function-environment.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { buckets } from '#shared/tables/buckets.ts';
import { erasableTables } from '#shared/tables/erasable.ts';
import { statsKeys, sumOfStats } from '#shared/tables/stats-items.ts';
import { tables } from '#shared/tables/tables.ts';
import { restoreDesign } from '../../../functions/designs/restore-design.ts';
import { instantNow } from '../../../functions/runtime/clock.ts';
import { listDeletedDesigns } from '../../../functions/storage/deleted-designs.ts';
import { getDesign } from '../../../functions/storage/designs.ts';
import { findOwned } from '../../../functions/storage/equipment/equipment.ts';
import { systemOwner } from '../../../functions/storage/equipment/equipment-items.ts';
import { eraseAccount } from '../../../functions/storage/erase-account.ts';
import { eraseDesign } from '../../../functions/storage/erase-design.ts';
import { noteErasure } from '../../../functions/storage/erasure-tasks.ts';
import { batchGet } from '../../../functions/storage/tables/batch-get.ts';
import { transact } from '../../../functions/storage/tables/transact.ts';
import { anOwner } from '../../support/builders.ts';
import { type Moment, withFailingCall } from '../../support/failing-calls.ts';
import { aFullAccount, type FullAccount } from '../../support/full-account.ts';
import { withLocalData } from '../../support/local-data.ts';
import { propertyRuns } from '../../support/property-runs.ts';
import { mentionsOf, type Stored, storeAgain } from '../../support/whole-store.ts';
import { storedImages } from '../equipment/device-forms.ts';

withLocalData();

let full: FullAccount;
let belongings: Stored;

beforeAll(async () => {
  full = await aFullAccount();
  belongings = await mentionsOf(full.uid);
});

const counts = async () => sumOfStats(await batchGet('stats', statsKeys));
const uses = async () => (await findOwned(systemOwner, full.systemDeviceId))?.uses ?? 0;
const erasureOf = async (uid: string, designId: string) => {
  const [deleted] = (await listDeletedDesigns(uid)).filter(({ id }) => id === designId);
  return { kind: 'design', uid, designId, due: deleted?.eraseAt ?? instantNow() } as const;
};

/** The same belongings under another uid, as if another user had them. */
async function another(): Promise<string> {
  const uid = anOwner();
  await storeAgain(belongings, new Map([[full.uid, uid]]));
  return uid;
}

it('a full account has something in every table and bucket that keeps anything by user', () => {
  const others = ['exports'];
  expect([...belongings.items.keys()].sort()).toEqual(
    Object.keys(tables)
      .filter((table) => !others.includes(table))
      .sort(),
  );
  expect([...belongings.objects.keys()].sort()).toEqual(
    buckets.filter((bucket) => bucket !== 'images' && bucket !== 'exports').sort(),
  );
});

it('every table is either erased and exported by user, or says why not', () => {
  expect(Object.keys(erasableTables).sort()).toEqual(Object.keys(tables).sort());
});

describe('an erased design', () => {
  it('leaves nothing, and the rest of the account as it was', async () => {
    const uid = await another();
    const before = await counts();
    await eraseDesign(await erasureOf(uid, full.deletedId));
    const left = await mentionsOf(full.deletedId);
    const own = [...left.items].flatMap(([table, items]) =>
      items.filter((item) => JSON.stringify(item).includes(uid)).map(() => table),
    );
    expect(own).toEqual([]);
    expect(
      [...left.objects.values()].flatMap((keys) => [...keys.keys()]).filter((key) => key.includes(uid)),
    ).toEqual([]);
    expect(await getDesign(uid, full.designId)).toMatchObject({ designName: 'Lisbon', reportCount: 1 });
    expect(await counts()).toEqual({ ...before, designs: before.designs - 1, reports: before.reports - 1 });
    const totals = [...((await mentionsOf(uid)).items.get('deployments') ?? [])].find(
      ({ id }) => id === 'totals',
    );
    expect(totals).toMatchObject({ pending: 1 });
  });

  it('cannot be restored once erasing has begun', async () => {
    const uid = await another();
    const erasure = await erasureOf(uid, full.deletedId);
    await withFailingCall(2, 'before', () => eraseDesign(erasure).catch(() => undefined));
    await expect(restoreDesign(uid, full.deletedId)).rejects.toMatchObject({ code: 'not_found' });
    expect(await listDeletedDesigns(uid)).toEqual([]);
  });

  it('is not erased when it was restored, even if it was deleted again', async () => {
    const uid = await another();
    const { deleteDesign } = await import('../../../functions/designs/delete-design.ts');
    const erasure = await erasureOf(uid, full.deletedId);
    await restoreDesign(uid, full.deletedId);
    await eraseDesign(erasure);
    expect(await getDesign(uid, full.deletedId)).toMatchObject({ designName: 'Porto' });
    await deleteDesign(uid, full.deletedId);
    await eraseDesign(erasure);
    expect(await listDeletedDesigns(uid)).toHaveLength(1);
  });
});

const moments: Moment[] = ['before', 'after'];

/** Every call is interrupted in the long lane, every twelfth in the usual one. */
const stride = propertyRuns(12, 1);

describe.each(moments)('interrupted just %s a call takes effect', (moment) => {
  it('the erasure of a design is completed by the next run', { timeout: 600_000 }, async () => {
    for (let call = 1; ; call += stride) {
      const uid = await another();
      const before = { ...(await counts()), uses: await uses() };
      const erasure = await erasureOf(uid, full.deletedId);
      const { failed } = await withFailingCall(call, moment, () =>
        eraseDesign(erasure).catch(() => undefined),
      );
      await eraseDesign(erasure);
      const left = await mentionsOf(full.deletedId);
      expect(JSON.stringify([...left.items.values()])).not.toContain(uid);
      expect([...left.objects.values()].flatMap((keys) => [...keys.keys()]).join()).not.toContain(uid);
      expect({ ...(await counts()), uses: await uses() }).toEqual({
        ...before,
        designs: before.designs - 1,
        reports: before.reports - 1,
        uses: before.uses - 1,
      });
      if (!failed) return;
    }
  });

  it('the erasure of an account is completed by the next run', { timeout: 600_000 }, async () => {
    for (let call = 3; ; call += stride) {
      const uid = await another();
      const before = { ...(await counts()), uses: await uses() };
      const erasure = { kind: 'account', uid, due: instantNow(), pass: 'last' } as const;
      await transact([noteErasure(erasure)]);
      const { failed } = await withFailingCall(call, moment, () =>
        eraseAccount(erasure).catch(() => undefined),
      );
      await eraseAccount(erasure);
      const left = await mentionsOf(uid);
      expect([...left.items.keys(), ...left.objects.keys()], `after ${failed}`).toEqual([]);
      expect({ ...(await counts()), uses: await uses() }).toEqual({
        users: before.users - 1,
        companies: before.companies - 1,
        designs: before.designs - 2,
        reports: before.reports - 2,
        uses: before.uses - 2,
      });
      if (!failed) return;
    }
  });
});

it('an erased account leaves nothing but its closed gate and the note for a last look a day later, and then nothing', async () => {
  const { uid } = await aFullAccount();
  const pictures = new Set(await storedImages());
  const erasure = { kind: 'account', uid, due: instantNow(), pass: 'first' } as const;
  await transact([noteErasure(erasure)]);
  await eraseAccount(erasure);
  const kept = (await mentionsOf(uid)).items;
  expect(kept.get('sessions')).toMatchObject([{ id: 'gate' }]);
  expect([...kept.keys()]).toEqual(['sessions', 'erasures']);
  const gone = [...pictures].filter(async (path) => !(await storedImages()).includes(path));
  expect(gone.length).toBeGreaterThan(0);
  const [note] = (await mentionsOf(uid)).items.get('erasures') ?? [];
  const last = note?.erasure as typeof erasure;
  expect(Date.parse(last.due) - Date.now()).toBeGreaterThan(23 * 3_600_000);
  await eraseAccount(last);
  const left = await mentionsOf(uid);
  expect([...left.items.keys(), ...left.objects.keys()]).toEqual([]);
});
