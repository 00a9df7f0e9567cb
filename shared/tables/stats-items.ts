import * as z from 'zod';
import type { PlanId } from '../subscriptions/plans.ts';

/** What is counted over the whole product for everyone to see. */
export const statsCounters = ['users', 'companies', 'designs', 'reports'] as const;
export type PublicCounter = (typeof statsCounters)[number];

/** The users of a plan. */
export type PlanCounter = `plan:${PlanId}`;
export const planCounter = (planId: PlanId): PlanCounter => `plan:${planId}`;

export type Counter = PublicCounter | PlanCounter;
export type Counts = Readonly<Record<PublicCounter, number>>;

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

/** An item of the counts, by attribute. */
const StatsItem = z.record(z.string(), z.unknown());
const Part = z.int().default(0);

/**
 * What one counter comes to in these items. A single item may be below 0, when something is removed that another counted;
 * an item from before there were shards has its count as `total`.
 */
export const sumOf = (counter: Counter, items: readonly unknown[]): number =>
  items
    .map((item) => StatsItem.parse(item))
    .reduce(
      (sum, item) =>
        sum + Part.parse(item[counter]) + (item.counter === counter ? Part.parse(item.total) : 0),
      0,
    );

export const sumOfStats = (items: readonly unknown[]): Counts => ({
  users: sumOf('users', items),
  companies: sumOf('companies', items),
  designs: sumOf('designs', items),
  reports: sumOf('reports', items),
});
