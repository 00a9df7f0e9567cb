import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { Id, Instant } from '#shared/contract/identifiers.ts';
import type { paymentEvents, paymentFacts } from '#shared/contract/subscription-items.ts';
import { dayOf, daysAfter, epochSeconds, instantNow } from '../../runtime/clock.ts';
import { documentClient } from '../../runtime/document-client.ts';
import { newId } from '../../runtime/ids.ts';
import { addition } from '../tables/addition.ts';
import { query } from '../tables/query.ts';
import type { Step } from '../tables/transact.ts';
import { subscriptionsTable as TableName } from './subscription-items.ts';

/** Where the counts of each day are: items `<day>#<shard>`, so that payments do not wait for one another. */
const days = 'analytics';
const shards = 8;
/** Where the latest events are, each for a while. */
const recent = 'analytics#recent';
const daysRecent = 7;

export type PaymentFact = (typeof paymentFacts)[number];
export type PaymentEventName = (typeof paymentEvents)[number];

/** How often something happened, and what the payments came to in subunits. */
export type DayCounts = Partial<Record<PaymentFact | 'amount', number>>;

/** One of the items of today, by chance. */
const itemOfToday = () => ({
  TableName,
  Key: { uid: days, id: `${dayOf(instantNow())}#${Math.floor(Math.random() * shards)}` },
});

const counting = (counts: Readonly<Record<string, number>>, also: Readonly<Record<string, string>> = {}) => ({
  ...itemOfToday(),
  UpdateExpression: `ADD ${namesOf(counts)}${Object.keys(also).length > 0 ? ` SET ${assigning(also)}` : ''}`,
  ExpressionAttributeNames: Object.fromEntries(
    [...Object.keys(counts), ...Object.keys(also)].map((name) => [`#${name}`, name]),
  ),
  ExpressionAttributeValues: Object.fromEntries(
    Object.entries({ ...counts, ...also }).map(([name, value]) => [`:${name}`, value]),
  ),
});
const namesOf = (counts: object): string =>
  Object.keys(counts)
    .map((name) => `#${name} :${name}`)
    .join(', ');
const assigning = (fields: object): string =>
  Object.keys(fields)
    .map((name) => `#${name} = :${name}`)
    .join(', ');

/** The step that counts what a transaction does; part of it. */
export const countPaymentsStep = (counts: DayCounts): Step => addition(itemOfToday(), counts);

/** Counts a fact of today by itself. */
export async function countPaymentFact(fact: PaymentFact): Promise<void> {
  await documentClient().send(new UpdateCommand(counting({ [fact]: 1 })));
}

const RecentEvent = z.object({ event: z.string(), sessionId: Id, timestamp: Instant });
export type RecentEvent = z.output<typeof RecentEvent>;

/** Counts what a browser reported today, and keeps it among the latest for a week. */
export async function recordPaymentEvent(event: PaymentEventName): Promise<RecentEvent> {
  const timestamp = instantNow();
  const sessionId = newId();
  const recorded = { event, sessionId, timestamp };
  const expiresAt = epochSeconds(daysAfter(timestamp, daysRecent));
  await Promise.all([
    documentClient().send(
      new UpdateCommand(counting({ [`event_${event}`]: 1 }, { [`last_${event}`]: timestamp })),
    ),
    documentClient().send(
      new PutCommand({ TableName, Item: { uid: recent, id: sessionId, ...recorded, expiresAt } }),
    ),
  ]);
  return recorded;
}

/** The latest events, newest first; those of one name where one is given. */
export async function recentPaymentEvents(
  event: string | undefined,
  atMost: number,
): Promise<readonly RecentEvent[]> {
  const items = await query('subscriptions', {
    partition: recent,
    newestFirst: true,
    atMost,
    ...(event !== undefined && { filter: { expression: 'event = :event', values: { ':event': event } } }),
  });
  return items.slice(0, atMost).map((item) => RecentEvent.parse(item));
}

/** One shard of a day: `trials`, `amount`, `event_plans_viewed`, `last_plans_viewed` and so on. */
export type DayItem = Readonly<Record<string, string | number>>;
const DayItem = z.record(z.string(), z.union([z.string(), z.number()]));

/** The shards of the days from one to another, both included. */
export async function readPaymentDays(from: string, to: string): Promise<readonly DayItem[]> {
  const items = await query('subscriptions', { partition: days, sort: { from: `${from}#`, to: `${to}#~` } });
  return items.map((item) => DayItem.parse(item));
}
