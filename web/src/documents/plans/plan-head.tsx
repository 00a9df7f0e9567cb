import type { ReactNode } from 'react';
import type { BillingPeriod, Plan } from '#shared/subscriptions/plans.ts';
import { formatMoney } from '#shared/vocabulary/money.ts';
import styles from './plans-compared.module.css';

export type ComparedPlan = Pick<Plan, 'id' | 'name' | 'price' | 'annualPrice' | 'features'>;

export interface PlanHeadProps {
  readonly plan: ComparedPlan;
  /** Whose price is shown; both when left out. */
  readonly period: BillingPeriod | undefined;
  readonly isCurrent: boolean;
  /** A way to choose the plan. */
  readonly action: ReactNode;
}

/** What stands above a plan's features: its name, its price, and the way to it. */
export const PlanHead = ({ plan, period, isCurrent, action }: PlanHeadProps) => (
  <>
    <span className={styles.name}>{plan.name}</span>
    <span className={styles.price}>
      {formatMoney(period === 'annual' ? plan.annualPrice : plan.price)}
      <small>{periodOf(plan, period)}</small>
    </span>
    {isCurrent && <span className={styles.mark}>Your plan</span>}
    {action}
  </>
);

function periodOf({ price, annualPrice }: ComparedPlan, period: BillingPeriod | undefined): string {
  if (price.amount === 0) return 'while it lasts';
  if (period === 'annual') return 'a year';
  return period === 'monthly' ? 'a month' : `a month, or ${formatMoney(annualPrice)} a year`;
}
