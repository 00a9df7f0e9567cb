import * as z from 'zod';
import { type ActivityData, activityDays } from '#shared/contract/dashboard.ts';
import { dayOf, daysAfter, instantNow } from '../../runtime/clock.ts';
import { query } from '../tables/query.ts';
import { type Total, totalsDay } from './totals.ts';

const count = z.int().default(0);
const KeyedItem = z.object({ day: z.string() });
const DayItem = z.object({
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
  const byDay = new Map(items.map((item) => [KeyedItem.parse(item).day, item]));
  const days = labels.map((label) => DayItem.parse(byDay.get(label) ?? {}));
  const series = (activity: keyof z.output<typeof DayItem>) => days.map((day) => day[activity]);
  const activity: ActivityData = {
    labels,
    signIns: series('signIns'),
    designsCreated: series('designsCreated'),
    reportsGenerated: series('reportsGenerated'),
    deployments: series('deployments'),
  };
  return { activity, totals: TotalsItem.parse(byDay.get(totalsDay) ?? {}) };
}
