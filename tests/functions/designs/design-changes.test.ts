import '../../support/function-environment.ts';
import { describe, expect, it } from 'vitest';
import type { DesignStatus } from '#shared/contract/designs.ts';
import { archiveDesign, updateDesign } from '../../../functions/designs/change-design.ts';
import { createDesign } from '../../../functions/designs/create-design.ts';
import { listDesigns } from '../../../functions/storage/design-list.ts';
import { getDesign } from '../../../functions/storage/designs.ts';
import { statsStep } from '../../../functions/storage/statistics/stats.ts';
import { aNewDesign, anOwner } from '../../support/builders.ts';
import { withLocalData } from '../../support/local-data.ts';
import { counted as countedInAll } from '../../support/stored-state.ts';

withLocalData();

const create = (owner: string, given = {}) => createDesign(owner, aNewDesign(given), []);

/** How many designs of each status the list returns, and how many it counts. */
async function counted(owner: string) {
  const statuses: DesignStatus[] = ['draft', 'active', 'archived', 'template'];
  const lists = await Promise.all(
    statuses.map((status) => listDesigns(owner, { page: 1, limit: 100, status })),
  );
  for (const { data, pagination } of lists) expect(data).toHaveLength(pagination.total);
  return Object.fromEntries(statuses.map((status, index) => [status, lists[index]?.pagination.total]));
}

describe('a new design', () => {
  it('reads back as it was returned', async () => {
    const owner = anOwner();
    const design = await create(owner, { designName: 'Lisbon office', requirements: { wiredUsers: 12 } });
    expect(design).toMatchObject({ designName: 'Lisbon office', version: 1, designStatus: 'draft' });
    expect(await getDesign(owner, design.id)).toEqual(design);
  });

  it('cannot be reached by another owner', async () => {
    const design = await create(anOwner());
    await expect(getDesign(anOwner(), design.id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is rejected when another design has its name in another case or encoding', async () => {
    const owner = anOwner();
    await create(owner, { designName: 'Café São Paulo' });
    const again = create(owner, { designName: 'CAFE\u0301 SA\u0303O PAULO' });
    await expect(again).rejects.toMatchObject({
      code: 'name_taken',
      message: 'You already have a design called “CAFE\u0301 SA\u0303O PAULO”. Choose another name.',
      details: { fields: [{ field: 'designName' }] },
    });
    expect(await counted(owner)).toMatchObject({ draft: 1 });
  });

  it('is rejected when its name differs only in invisible characters', async () => {
    const owner = anOwner();
    await create(owner, { designName: 'Lisbon' });
    await expect(create(owner, { designName: 'Lis\u200Bbon' })).rejects.toMatchObject({ code: 'name_taken' });
  });

  it('may have a name that another owner uses', async () => {
    await create(anOwner(), { designName: 'Warehouse' });
    await expect(create(anOwner(), { designName: 'Warehouse' })).resolves.toBeDefined();
  });

  it('writes nothing else when it is rejected', async () => {
    const owner = anOwner();
    await createDesign(owner, aNewDesign(), [statsStep('designs')]);
    const before = await countedInAll('designs');
    await expect(createDesign(owner, aNewDesign(), [statsStep('designs')])).rejects.toThrow();
    expect(await countedInAll('designs')).toBe(before);
  });

  it('is rejected as too large before DynamoDB would reject it', async () => {
    const sites = Array.from({ length: 500 }, () => ({ name: '语'.repeat(100) }));
    const currentDevices = Array.from({ length: 500 }, () => ({
      type: '语'.repeat(50),
      model: '语'.repeat(100),
      quantity: 1,
    }));
    const draft = { requirements: { sites }, existingNetworkDetails: { currentDevices } };
    await expect(create(anOwner(), draft)).rejects.toMatchObject({ code: 'too_large' });
    await expect(create(anOwner(), { requirements: { sites } })).resolves.toBeDefined();
  });

  it('gets its name once when 20 requests arrive together', async () => {
    const owner = anOwner();
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => create(owner)));
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(19);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'name_taken' });
    expect(await counted(owner)).toEqual({ draft: 1, active: 0, archived: 0, template: 0 });
  });
});

describe('a change', () => {
  it('replaces the given fields, keeps the rest and raises the version', async () => {
    const owner = anOwner();
    const design = await create(owner, { description: 'First idea', requirements: { wiredUsers: 12 } });
    const changed = await updateDesign(owner, design.id, { version: 1, description: 'Second idea' });
    expect(changed).toEqual({
      ...design,
      description: 'Second idea',
      version: 2,
      updatedAt: changed.updatedAt,
    });
    expect(await getDesign(owner, design.id)).toEqual(changed);
  });

  it('is rejected with the stored version when it is based on an older one', async () => {
    const owner = anOwner();
    const { id } = await create(owner);
    await updateDesign(owner, id, { version: 1, description: 'Mine' });
    const late = updateDesign(owner, id, { version: 1, description: 'Yours' });
    await expect(late).rejects.toMatchObject({ code: 'stale_version', details: { currentVersion: 2 } });
    expect((await getDesign(owner, id)).description).toBe('Mine');
  });

  it('to a design that does not exist is rejected', async () => {
    const change = updateDesign(anOwner(), '65a000000000000000000001', { version: 1 });
    await expect(change).rejects.toMatchObject({ code: 'not_found' });
  });

  it('succeeds once when 20 are based on the same version', async () => {
    const owner = anOwner();
    const { id } = await create(owner);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        updateDesign(owner, id, { version: 1, designName: `Name ${index}`, designStatus: 'active' }),
      ),
    );
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(19);
    for (const { reason } of refused)
      expect(reason).toMatchObject({ code: 'stale_version', details: { currentVersion: 2 } });
    expect(await counted(owner)).toEqual({ draft: 0, active: 1, archived: 0, template: 0 });
    // Only the winner's name is taken: each of the losers' names and the first one are free.
    const { designName } = await getDesign(owner, id);
    const free = ['Head office', ...Array.from({ length: 20 }, (_, index) => `Name ${index}`)].filter(
      (name) => name !== designName,
    );
    await Promise.all(free.map((name) => create(owner, { designName: name })));
    await expect(create(owner, { designName })).rejects.toMatchObject({ code: 'name_taken' });
  });

  it('of the name frees the old one and takes the new one', async () => {
    const owner = anOwner();
    const { id } = await create(owner, { designName: 'Old' });
    await updateDesign(owner, id, { version: 1, designName: 'New' });
    await expect(create(owner, { designName: 'new' })).rejects.toMatchObject({ code: 'name_taken' });
    await expect(create(owner, { designName: 'old' })).resolves.toBeDefined();
  });

  it('to a name in use is rejected and changes nothing', async () => {
    const owner = anOwner();
    await create(owner, { designName: 'Taken' });
    const { id } = await create(owner, { designName: 'Mine' });
    const rename = updateDesign(owner, id, { version: 1, designName: 'TAKEN', designStatus: 'active' });
    await expect(rename).rejects.toMatchObject({ code: 'name_taken' });
    expect(await getDesign(owner, id)).toMatchObject({
      designName: 'Mine',
      version: 1,
      designStatus: 'draft',
    });
    expect(await counted(owner)).toMatchObject({ draft: 2, active: 0 });
    await expect(create(owner, { designName: 'mine' })).rejects.toMatchObject({ code: 'name_taken' });
  });

  it('of only the case of the name does not conflict with itself', async () => {
    const owner = anOwner();
    const { id } = await create(owner, { designName: 'lisbon' });
    const changed = await updateDesign(owner, id, { version: 1, designName: 'Lisbon' });
    expect(changed.designName).toBe('Lisbon');
  });

  it('of the status moves the design between the lists', async () => {
    const owner = anOwner();
    const { id } = await create(owner);
    await updateDesign(owner, id, { version: 1, designStatus: 'active' });
    await updateDesign(owner, id, { version: 2, designStatus: 'template' });
    expect(await counted(owner)).toEqual({ draft: 0, active: 0, archived: 0, template: 1 });
  });
});

describe('archiving', () => {
  it('frees the name, whatever the version', async () => {
    const owner = anOwner();
    const { id } = await create(owner, { designName: 'Shop' });
    await updateDesign(owner, id, { version: 1, description: 'Changed' });
    expect(await archiveDesign(owner, id)).toMatchObject({ designStatus: 'archived', version: 3 });
    await create(owner, { designName: 'Shop' });
    expect(await counted(owner)).toEqual({ draft: 1, active: 0, archived: 1, template: 0 });
  });

  it('twice leaves the design as after the first time', async () => {
    const owner = anOwner();
    const { id } = await create(owner);
    const archived = await archiveDesign(owner, id);
    expect(await archiveDesign(owner, id)).toEqual(archived);
    expect(await counted(owner)).toEqual({ draft: 0, active: 0, archived: 1, template: 0 });
  });

  it('20 times at once counts the design once', async () => {
    const owner = anOwner();
    const { id } = await create(owner);
    await Promise.all(Array.from({ length: 20 }, () => archiveDesign(owner, id)));
    expect(await getDesign(owner, id)).toMatchObject({ designStatus: 'archived', version: 2 });
    expect(await counted(owner)).toEqual({ draft: 0, active: 0, archived: 1, template: 0 });
  });

  it('of a design that does not exist is rejected', async () => {
    const archived = archiveDesign(anOwner(), '65a000000000000000000001');
    await expect(archived).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('an archived design', () => {
  it('takes its name again when it is restored', async () => {
    const owner = anOwner();
    const { id } = await create(owner, { designName: 'Depot' });
    await archiveDesign(owner, id);
    await updateDesign(owner, id, { version: 2, designStatus: 'draft' });
    await expect(create(owner, { designName: 'depot' })).rejects.toMatchObject({ code: 'name_taken' });
    expect(await counted(owner)).toEqual({ draft: 1, active: 0, archived: 0, template: 0 });
  });

  it('stays archived when another design has taken its name', async () => {
    const owner = anOwner();
    const { id } = await create(owner, { designName: 'Depot' });
    await archiveDesign(owner, id);
    await create(owner, { designName: 'Depot' });
    const back = updateDesign(owner, id, { version: 2, designStatus: 'draft' });
    await expect(back).rejects.toMatchObject({ code: 'name_taken' });
    const renamed = await updateDesign(owner, id, {
      version: 2,
      designStatus: 'draft',
      designName: 'Depot 2',
    });
    expect(renamed.designStatus).toBe('draft');
    expect(await counted(owner)).toEqual({ draft: 2, active: 0, archived: 0, template: 0 });
  });
});
