import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { DesignStatus, DesignSummary } from '#shared/contract/designs.ts';
import { type Pagination, paginate } from '#shared/contract/pagination.ts';
import { documentClient } from '../runtime/document-client.ts';
import { countsKey, designsTable, parseCounts, parseSummary, statusAndId } from './design-items.ts';
import { folded } from './folded.ts';
import { query } from './query.ts';

export interface DesignFilter {
  readonly page: number;
  readonly limit: number;
  /** Without one, every design that is not archived. */
  readonly status?: DesignStatus | undefined;
  /** Found in the name or the description, whatever the case. */
  readonly search?: string | undefined;
}

export interface DesignPage {
  readonly data: DesignSummary[];
  readonly pagination: Pagination;
}

/**
 * One page of an owner's designs, newest first. Only the slim index by status is read. The first page costs the same
 * for ten designs and for ten thousand; a later one reads the keys before it, and a search reads them all.
 */
export async function listDesigns(userId: string, filter: DesignFilter): Promise<DesignPage> {
  const statuses = filter.status ? [filter.status] : unarchived;
  const search = filter.search ? folded(filter.search) : undefined;
  const ranges = statuses.map((status) => wholeStatus(userId, status, search));
  const end = filter.page * filter.limit;
  const start = end - filter.limit;
  const read = (keys: readonly IndexKey[]) => readSummaries(narrowed(ranges, keys.slice(start, end)));

  if (search !== undefined) {
    const found = await readKeys(ranges);
    return answer(found.length, await read(found), filter);
  }
  const counting = countDesigns(userId, statuses);
  if (start === 0) {
    const [total, newest] = await Promise.all([counting, readSummaries(ranges, filter.limit)]);
    return answer(total, newest.slice(0, end), filter);
  }
  const total = await counting;
  return answer(total, start < total ? await read(await readKeys(ranges, end)) : [], filter);
}

const unarchived = ['draft', 'active', 'template'] as const satisfies readonly DesignStatus[];

const answer = (total: number, data: DesignSummary[], filter: DesignFilter): DesignPage => ({
  data,
  pagination: paginate(total, filter),
});

async function countDesigns(userId: string, statuses: readonly DesignStatus[]): Promise<number> {
  const { Item: item } = await documentClient().send(
    new GetCommand({ TableName: designsTable, Key: countsKey(userId), ConsistentRead: true }),
  );
  const counts = parseCounts(item);
  return statuses.reduce((total, status) => total + counts[status], 0);
}

/** A stretch of the index: the designs of one status from an oldest to a newest sort key, both included. */
interface Range {
  readonly userId: string;
  readonly status: DesignStatus;
  readonly search: string | undefined;
  readonly oldest: string;
  readonly newest: string;
}

/** Ids are hexadecimal, so `~` sorts after all of them. */
const wholeStatus = (userId: string, status: DesignStatus, search: string | undefined): Range => ({
  userId,
  status,
  search,
  oldest: statusAndId(status, ''),
  newest: statusAndId(status, '~'),
});

/** The ranges without what lies outside the given keys, which are sorted newest first. */
const narrowed = (ranges: readonly Range[], keys: readonly IndexKey[]): readonly Range[] =>
  ranges.flatMap((range) => {
    const own = keys
      .map((key) => key.statusAndId)
      .filter((key) => key >= range.oldest && key <= range.newest);
    const newest = own.at(0);
    const oldest = own.at(-1);
    return newest === undefined || oldest === undefined ? [] : [{ ...range, oldest, newest }];
  });

const IndexKey = z.object({ id: z.string(), statusAndId: z.string() });
type IndexKey = z.output<typeof IndexKey>;

const readKeys = (ranges: readonly Range[], atMost?: number): Promise<IndexKey[]> =>
  newestFirst(ranges, IndexKey.parse, { atMost, attributes: 'id, statusAndId' });

const readSummaries = (ranges: readonly Range[], atMost?: number): Promise<DesignSummary[]> =>
  newestFirst(ranges, parseSummary, { atMost });

interface Reading {
  /** Of each range. */
  readonly atMost?: number | undefined;
  readonly attributes?: string | undefined;
}

async function newestFirst<T extends { id: string }>(
  ranges: readonly Range[],
  parse: (item: unknown) => T,
  reading: Reading,
): Promise<T[]> {
  const found = await Promise.all(ranges.map((range) => readRange(range, reading)));
  return found
    .flat()
    .map((item) => parse(item))
    .sort((a, b) => (a.id < b.id ? 1 : -1));
}

const readRange = (
  { userId, search, oldest, newest }: Range,
  { atMost, attributes }: Reading,
): Promise<unknown[]> =>
  query('designs', {
    index: 'byStatus',
    partition: userId,
    sort: { from: oldest, to: newest },
    newestFirst: true,
    ...(search !== undefined && {
      filter: { expression: 'contains(searchText, :search)', values: { ':search': search } },
    }),
    ...(attributes !== undefined && { attributes }),
    ...(atMost !== undefined && { atMost }),
  });
