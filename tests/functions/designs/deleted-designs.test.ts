import '../../support/function-environment.ts';
import { describe, expect, it, vi } from 'vitest';
import { NewDesign } from '#shared/contract/designs.ts';
import { createDesign } from '../../../functions/designs/create-design.ts';
import { deleteDesign } from '../../../functions/designs/delete-design.ts';
import { restoreDesign } from '../../../functions/designs/restore-design.ts';
import { handler as deleteRoute } from '../../../functions/designs/routes/delete-design.ts';
import { handler as restoreRoute } from '../../../functions/designs/routes/restore-design.ts';
import { listDeletedDesigns } from '../../../functions/storage/deleted-designs.ts';
import { listDesigns } from '../../../functions/storage/design-list.ts';
import { getDesign } from '../../../functions/storage/designs.ts';
import { dueErasures } from '../../../functions/storage/erasure-tasks.ts';
import { aNewDesign, anOwner } from '../../support/builders.ts';
import { type Moment, withFailingCall } from '../../support/failing-calls.ts';
import { send } from '../../support/http-events.ts';
import { withLocalData } from '../../support/local-data.ts';
import { withRequestLog } from '../../support/request-log.ts';
import { itemsOf } from '../../support/stored-state.ts';

vi.mock('../../../functions/http/id-token-caller.ts', () => import('../../support/trusting-caller.ts'));

withLocalData();
withRequestLog();

const create = (owner: string, given = {}) => createDesign(owner, aNewDesign(given), []);
const listed = async (owner: string) => (await listDesigns(owner, { page: 1, limit: 100 })).data;
const inFifteenDays = () => new Date(Date.now() + 15 * 86_400_000).toISOString();
const noted = async (owner: string) =>
  (await dueErasures(inFifteenDays(), 1_000)).filter(({ uid }) => uid === owner);

describe('a deleted design', () => {
  it('is found nowhere but among the deleted ones, and its name is free', async () => {
    const owner = anOwner();
    const { id } = await create(owner, { designName: 'Lisbon', description: 'Ground floor' });
    const deleted = await deleteDesign(owner, id);

    await expect(getDesign(owner, id)).rejects.toMatchObject({ code: 'not_found' });
    expect(await listed(owner)).toEqual([]);
    expect((await listDesigns(owner, { page: 1, limit: 10, search: 'lisbon' })).data).toEqual([]);
    expect(await listDeletedDesigns(owner)).toEqual([deleted]);
    expect(deleted).toMatchObject({ id, designName: 'Lisbon', description: 'Ground floor' });
    await create(owner, { designName: 'Lisbon' });
  });

  it('is noted for erasure 14 days later', async () => {
    const owner = anOwner();
    const { id } = await create(owner);
    const { deletedAt, eraseAt } = await deleteDesign(owner, id);
    expect(Date.parse(eraseAt) - Date.parse(deletedAt)).toBe(14 * 86_400_000);
    expect(await noted(owner)).toEqual([{ kind: 'design', uid: owner, designId: id, due: eraseAt }]);
    expect(await dueErasures(deletedAt, 1_000)).toEqual([]);
  });

  it('comes back as it was', async () => {
    const owner = anOwner();
    const design = await create(owner, { designName: 'Porto', designStatus: 'active' });
    await deleteDesign(owner, design.id);
    expect(await restoreDesign(owner, design.id)).toEqual(design);
    expect(await getDesign(owner, design.id)).toEqual(design);
    expect(await listed(owner)).toHaveLength(1);
    expect(await listDeletedDesigns(owner)).toEqual([]);
    expect(await noted(owner)).toEqual([]);
    await expect(create(owner, { designName: 'porto' })).rejects.toMatchObject({ code: 'name_taken' });
  });

  it('comes back under the next free name when its own is taken', async () => {
    const owner = anOwner();
    const names: string[] = [];
    for (let copy = 0; copy < 3; copy += 1) {
      const { id } = await create(owner, { designName: 'Faro' });
      await deleteDesign(owner, id);
      names.push(id);
    }
    const restored = [];
    for (const id of names) restored.push((await restoreDesign(owner, id)).designName);
    expect(restored).toEqual(['Faro', 'Faro (restored)', 'Faro (restored 2)']);
  });

  it('of the longest name gets one that is no longer', async () => {
    const owner = anOwner();
    const designName = 'x'.repeat(100);
    const { id } = await create(owner, { designName });
    await deleteDesign(owner, id);
    await create(owner, { designName });
    expect((await restoreDesign(owner, id)).designName).toBe(`${'x'.repeat(89)} (restored)`);
  });

  it('of a long name of characters that count twice gets one that is no longer, of whole characters', async () => {
    const owner = anOwner();
    const designName = '🏢'.repeat(50);
    const { id } = await create(owner, { designName });
    await deleteDesign(owner, id);
    await create(owner, { designName });
    await restoreDesign(owner, id);
    expect(
      NewDesign.parse(aNewDesign({ designName: (await getDesign(owner, id)).designName })),
    ).toMatchObject({
      designName: `${'🏢'.repeat(44)} (restored)`,
    });
  });

  it('belongs to its owner alone', async () => {
    const { id } = await create(anOwner());
    const [owner, stranger] = [anOwner(), anOwner()];
    const own = await create(owner);
    await deleteDesign(owner, own.id);
    await expect(deleteDesign(stranger, id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(restoreDesign(stranger, own.id)).rejects.toMatchObject({ code: 'not_found' });
    expect(await listDeletedDesigns(stranger)).toEqual([]);
  });

  it('can be deleted once and restored once', async () => {
    const owner = anOwner();
    const { id } = await create(owner);
    const deletions = await Promise.allSettled([1, 2, 3].map(() => deleteDesign(owner, id)));
    expect(deletions.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const restorations = await Promise.allSettled([1, 2, 3].map(() => restoreDesign(owner, id)));
    expect(restorations.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await listed(owner)).toHaveLength(1);
  });

  it('that is archived comes back archived, without a claim to its name', async () => {
    const owner = anOwner();
    const { archiveDesign } = await import('../../../functions/designs/change-design.ts');
    const { id } = await create(owner, { designName: 'Old' });
    await archiveDesign(owner, id);
    await deleteDesign(owner, id);
    await create(owner, { designName: 'Old' });
    expect(await restoreDesign(owner, id)).toMatchObject({ designStatus: 'archived', designName: 'Old' });
  });
});

const moments: Moment[] = ['before', 'after'];

describe.each(moments)('when an AWS call fails just %s it takes effect', (moment) => {
  it.each([
    ['deleteDesign', deleteRoute],
    ['restoreDesign', restoreRoute],
  ])('%s has either happened or not', { timeout: 60_000 }, async (name, handler) => {
    for (let call = 1; ; call += 1) {
      const owner = anOwner();
      const { id } = await create(owner, { designName: 'One' });
      if (name === 'restoreDesign') await deleteDesign(owner, id);
      const { failed } = await withFailingCall(call, moment, async () => {
        const { status } = await send(handler, { token: owner, params: { id } });
        if (status !== 200) expect(status).toBe(503);
      });
      const [active, deleted, notes] = [
        await listed(owner),
        await listDeletedDesigns(owner),
        await noted(owner),
      ];
      expect(active.length + deleted.length).toBe(1);
      expect(notes).toHaveLength(deleted.length);
      const locks = (await itemsOf('designs', owner)).filter(({ id: key }) =>
        String(key).startsWith('name#'),
      );
      expect(locks).toHaveLength(active.length);
      if (!failed) return;
    }
  });
});
