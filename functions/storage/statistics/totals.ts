import { addition } from '../tables/addition.ts';
import type { Step } from '../tables/transact.ts';
import { activityTable } from './activity.ts';

/** What a user has made in all, and the devices that their topologies have now. */
export const totals = [
  'designsCreated',
  'topologiesGenerated',
  'reportsGenerated',
  'devicesPlanned',
] as const;
export type Total = (typeof totals)[number];

/** Sorts after every day: one read has the last days and this. */
export const totalsDay = 'total';

/** The step that counts what a transaction makes; none where that is nothing. */
export function totalsSteps(uid: string, made: Partial<Record<Total, number>>): readonly Step[] {
  const counted = Object.entries(made).filter(([, by]) => by !== 0);
  if (counted.length === 0) return [];
  return [addition({ TableName: activityTable, Key: { uid, day: totalsDay } }, Object.fromEntries(counted))];
}
