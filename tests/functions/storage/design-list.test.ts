import '../../support/function-environment.ts';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Design, type DesignStatus, DesignSummary } from '#shared/contract/designs.ts';
import { archiveDesign } from '../../../functions/designs/change-design.ts';
import { createDesign } from '../../../functions/designs/create-design.ts';
import { designItem } from '../../../functions/storage/design-items.ts';
import { type DesignFilter, listDesigns } from '../../../functions/storage/design-list.ts';
import { getDesign } from '../../../functions/storage/designs.ts';
import { aNewDesign, anOwner } from '../../support/builders.ts';
import { withLocalData } from '../../support/local-data.ts';

withLocalData();

const list = async (owner: string, filter: Partial<DesignFilter> = {}) =>
  listDesigns(owner, { page: 1, limit: 10, ...filter });

const names = async (owner: string, filter: Partial<DesignFilter> = {}) =>
  (await list(owner, filter)).data.map(({ designName }) => designName);

describe('the designs of an owner', () => {
  const owner = anOwner();
  const statuses = ['draft', 'active', 'template'] as const;

  beforeAll(async () => {
    for (let index = 1; index <= 25; index += 1) {
      const designStatus = statuses[index % 3] ?? 'draft';
      const description = index % 5 === 0 ? 'On the Île de Ré' : 'Inland';
      await createDesign(owner, aNewDesign({ designName: `Design ${index}`, description, designStatus }), []);
    }
    await createDesign(anOwner(), aNewDesign({ designName: 'Somebody else’s' }), []);
  });

  const numbered = (from: number, to: number) =>
    Array.from({ length: from - to + 1 }, (_, index) => `Design ${from - index}`);

  it('are listed newest first, ten to a page, whatever their status', async () => {
    const { data, pagination } = await list(owner);
    expect(data.map(({ designName }) => designName)).toEqual(numbered(25, 16));
    expect(pagination).toEqual({ total: 25, page: 1, pages: 3, limit: 10 });
  });

  it.each([25, 9, 8, 2])('begin with the newest %i, the first time and later', async (limit) => {
    for (let time = 0; time < 2; time += 1)
      expect(await names(owner, { limit })).toEqual(numbered(25, 26 - limit));
  });

  it('continue on the next pages and end with the oldest', async () => {
    expect(await names(owner, { page: 2 })).toEqual(numbered(15, 6));
    expect(await names(owner, { page: 3 })).toEqual(numbered(5, 1));
  });

  it('are empty beyond the last page, which is no error', async () => {
    const { data, pagination } = await list(owner, { page: 4 });
    expect(data).toEqual([]);
    expect(pagination).toEqual({ total: 25, page: 4, pages: 3, limit: 10 });
  });

  it('can be filtered by status', async () => {
    const { data, pagination } = await list(owner, { status: 'active', limit: 5 });
    expect(data.map(({ designName }) => designName)).toEqual([25, 22, 19, 16, 13].map((n) => `Design ${n}`));
    expect(pagination).toEqual({ total: 9, page: 1, pages: 2, limit: 5 });
    expect(await names(owner, { status: 'active', limit: 5, page: 2 })).toHaveLength(4);
  });

  it('are found by their description, in any case', async () => {
    const found = await list(owner, { search: 'ÎLE DE', limit: 2 });
    expect(found.data.map(({ designName }) => designName)).toEqual(['Design 25', 'Design 20']);
    expect(found.pagination).toEqual({ total: 5, page: 1, pages: 3, limit: 2 });
    expect(await names(owner, { search: 'ÎLE DE', limit: 2, page: 3 })).toEqual(['Design 5']);
  });

  it('are found by their name among those of a status', async () => {
    expect(await names(owner, { search: 'design 2', status: 'draft' })).toEqual(['Design 24', 'Design 21']);
    expect((await list(owner, { search: 'nothing like it' })).pagination.total).toBe(0);
  });

  it('are shown as summaries of what is stored', async () => {
    const [summary] = (await list(owner)).data;
    const design = await getDesign(owner, summary?.id ?? '');
    expect(summary).toEqual(DesignSummary.strip().parse(design));
  });
});

describe('an archived design', () => {
  it('is listed among the archived ones only', async () => {
    const owner = anOwner();
    const { id } = await createDesign(owner, aNewDesign({ designName: 'Closed branch' }), []);
    await archiveDesign(owner, id);
    expect((await list(owner)).pagination).toEqual({ total: 0, page: 1, pages: 0, limit: 10 });
    expect(await names(owner, { search: 'closed' })).toEqual([]);
    expect(await names(owner, { status: 'archived' })).toEqual(['Closed branch']);
  });
});

describe('an owner with more designs than one read returns', () => {
  it('gets every page and every match', async () => {
    const owner = anOwner();
    await fill(owner, 600);
    expect(await names(owner, { page: 60 })).toEqual(
      Array.from({ length: 10 }, (_, index) => `Design ${9 - index}`),
    );
    expect((await list(owner, { search: 'design 29' })).pagination.total).toBe(11);
  });
});

/** Writes drafts directly, without `createDesign`, since there are many. A read returns 1 MB: fewer than 600 of them. */
async function fill(owner: string, count: number): Promise<void> {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient());
  const items = Array.from({ length: count }, (_, index) => designItem(design(owner, index, 'draft')));
  const batches = Map.groupBy(items.entries(), ([index]) => Math.floor(index / 25));
  await Promise.all(
    [...batches.values()].map((batch) => {
      const designs = batch.map(([, Item]) => ({ PutRequest: { Item } }));
      return client.send(new BatchWriteCommand({ RequestItems: { designs } }));
    }),
  );
  await client.send(
    new PutCommand({ TableName: 'designs', Item: { userId: owner, id: 'counts', draft: count } }),
  );
}

const design = (userId: string, index: number, designStatus: DesignStatus): Design => ({
  ...aNewDesign({ designName: `Design ${index}`, description: '東京の本社と支店。'.repeat(55) }),
  designStatus,
  id: index.toString(16).padStart(24, '0'),
  userId,
  version: 1,
  deviceCount: 0,
  plannedDevices: 0,
  reportCount: 0,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
});
