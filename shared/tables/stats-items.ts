import * as z from 'zod';

/** What is counted over the whole product. */
export const statsCounters = ['users', 'companies', 'designs', 'reports'] as const;
export type Counter = (typeof statsCounters)[number];
export type Counts = Readonly<Record<Counter, number>>;

/**
 * Items that share the counting. A transaction that meets another one on the same item is refused, so one item would be
 * the limit of how often anything can be created: docs/decisions/sharded-counters.md has the figures.
 */
export const statsShards = 64;

/** The key of a shard, which holds a part of every count. */
export const shardKey = (shard: number) => ({ counter: `shard#${shard}` });

/** Every item with a part of the counts: the shards, and one for each count from before there were shards. */
export const statsKeys: readonly { readonly counter: string }[] = [
  ...statsCounters.map((counter) => ({ counter })),
  ...Array.from({ length: statsShards }, (_, shard) => shardKey(shard)),
];

/** The key of a company's item, which counts its users; none for no name. Spellings that differ in case or spaces are one company. */
export const companyKey = (name = ''): string | undefined => {
  const folded = name.normalize('NFC').trim().toLowerCase().replace(/\s+/g, ' ');
  return folded && `company#${folded}`;
};

const part = z.int().default(0);
const StatsItem = z.object({
  counter: z.string(),
  /** In an item from before there were shards. */
  total: part,
  users: part,
  companies: part,
  designs: part,
  reports: part,
});

/** The counts that these items add up to. A single item may be below 0, when something is removed that another counted. */
export function sumOfStats(items: readonly unknown[]): Counts {
  const parts = items.map((item) => StatsItem.parse(item));
  const sum = (counter: Counter): number =>
    parts.reduce((total, one) => total + one[counter] + (one.counter === counter ? one.total : 0), 0);
  return {
    users: sum('users'),
    companies: sum('companies'),
    designs: sum('designs'),
    reports: sum('reports'),
  };
}
