import * as z from 'zod';
import type { DesignStatus, DesignSummary } from '#shared/contract/designs.ts';
import { type Pagination, paginate } from '#shared/contract/pagination.ts';
import { readDesignCounts } from './design-counts.ts';
import { parseSummary, statusAndId } from './design-items.ts';
import { folded } from './folded.ts';
import { query } from './tables/query.ts';

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
 * for a hundred designs and for ten thousand, and less for fewer; a later one reads the keys before it, and a search reads
 * them all.
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
    const [total, newest] = await Promise.all([counting, readNewest(userId, ranges, filter.limit)]);
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
  const counts = await readDesignCounts(userId);
  return statuses.reduce((total, status) => total + counts[status], 0);
}

/** Owners, the last ones, with more designs than one query reads: their next list does not begin with it. */
const manyDesigns = new Set<string>();
const mostRemembered = 500;

/**
 * The newest designs of some statuses, at least so many of each where there are as many. One query reads as much as one for each
 * status would in all, and most owners have no more.
 */
async function readNewest(
  userId: string,
  ranges: readonly Range[],
  atMost: number,
): Promise<DesignSummary[]> {
  const inAll = ranges.length * atMost;
  if (ranges.length === 1 || manyDesigns.has(userId)) return readSummaries(ranges, atMost);
  const items = await query('designs', {
    index: 'byStatus',
    partition: userId,
    newestFirst: true,
    atMost: inAll,
  });
  if (items.length < inAll)
    return sorted(items.filter((item) => ranges.some(holds(IndexKey.parse(item)))).map(parseSummary));
  if (manyDesigns.size === mostRemembered) manyDesigns.clear();
  manyDesigns.add(userId);
  return readSummaries(ranges, atMost);
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
    const own = keys.filter((key) => holds(key)(range)).map((key) => key.statusAndId);
    const newest = own.at(0);
    const oldest = own.at(-1);
    return newest === undefined || oldest === undefined ? [] : [{ ...range, oldest, newest }];
  });

const holds =
  ({ statusAndId: key }: IndexKey) =>
  ({ oldest, newest }: Range): boolean =>
    key >= oldest && key <= newest;

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
  return sorted(found.flat().map(parse));
}

/** The newest first: ids sort by age. */
const sorted = <T extends { id: string }>(all: T[]): T[] => all.sort((a, b) => (a.id < b.id ? 1 : -1));

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
