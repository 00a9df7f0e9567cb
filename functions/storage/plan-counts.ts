import type { PlanId } from '#shared/subscriptions/plans.ts';
import { planCounter } from '#shared/tables/stats-items.ts';
import { statsStep } from './statistics/stats.ts';
import type { Step } from './tables/transact.ts';

/** A user's plan before and after a change; absent before there was a user, or when there is none any more. */
interface PlanMove {
  readonly from?: PlanId;
  readonly to?: PlanId;
}

/** The steps that count a user on another plan; they belong to the transaction of the change. */
export const planMoveSteps = ({ from, to }: PlanMove): readonly Step[] =>
  from === to
    ? []
    : [...(from ? [statsStep(planCounter(from), -1)] : []), ...(to ? [statsStep(planCounter(to), 1)] : [])];
