import * as z from 'zod';
import { type ActivityData, activityDays } from '#shared/contract/dashboard.ts';
import { dayOf, daysAfter, instantNow } from '../runtime/clock.ts';
import { query } from './query.ts';
import { type Total, totalsDay } from './totals.ts';

const count = z.int().default(0);
const DayItem = z.object({
  day: z.string(),
  signIns: count,
  designsCreated: count,
  reportsGenerated: count,
  deployments: count,
});
const TotalsItem = z.object({
  designsCreated: count,
  topologiesGenerated: count,
  reportsGenerated: count,
  devicesPlanned: count,
} satisfies Record<Total, z.ZodType>);

/** What a user did on each of the last days and has made in all: one read, whose size does not grow. */
export async function readActivity(uid: string) {
  const now = instantNow();
  const labels = Array.from({ length: activityDays }, (_, index) =>
    dayOf(daysAfter(now, index + 1 - activityDays)),
  );
  const items = await query('activity', {
    partition: uid,
    sort: { from: labels[0] ?? '', to: totalsDay },
  });
  const days = new Map(items.map((item) => DayItem.parse(item)).map((day) => [day.day, day]));
  const totals = items.find((item) => DayItem.parse(item).day === totalsDay);
  const series = (activity: Exclude<keyof z.output<typeof DayItem>, 'day'>) =>
    labels.map((label) => days.get(label)?.[activity] ?? 0);
  const activity: ActivityData = {
    labels,
    signIns: series('signIns'),
    designsCreated: series('designsCreated'),
    reportsGenerated: series('reportsGenerated'),
    deployments: series('deployments'),
  };
  return { activity, totals: TotalsItem.parse(totals ?? {}) };
}
