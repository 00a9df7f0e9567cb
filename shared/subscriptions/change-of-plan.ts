import { endOfPeriod, endOfPeriods, periodsBetween } from './billing-period.ts';
import { choiceOf, type OfferId, type PlanChoice, priceOf } from './plan-offers.ts';
import { planIds } from './plans.ts';

/** What is paid for now. Instants are ISO 8601. */
export interface PaidPeriod extends PlanChoice {
  readonly periodStart: string;
  readonly currentPeriodEnd: string;
}

export interface ChangeOfPlan {
  /** `same`: it is the plan already. */
  readonly kind: 'upgrade' | 'downgrade' | 'same';
  readonly appliesAt: string;
  /** In the currency's main unit, to the cent. */
  readonly amountNow: number;
  /** What the rest of the present period is worth. */
  readonly credit: number;
  /** The period that is paid for after it. */
  readonly periodStart: string;
  readonly periodEnd: string;
}

/** A charge below this costs more than it brings, and the provider refuses it: such a change is free. */
const smallestCharge = 2;

/**
 * What a change to another offer costs and when it applies. A larger plan, or a year instead of a month, applies at once
 * and is charged less what the rest of the present period is worth; everything else waits for the end of the period.
 */
export function changeOfPlan(from: PaidPeriod, offerId: OfferId, now: string): ChangeOfPlan {
  const to = choiceOf(offerId);
  const { periodStart, currentPeriodEnd: periodEnd } = from;
  const later = { appliesAt: periodEnd, amountNow: 0, credit: 0, periodStart, periodEnd };
  if (to.planId === from.planId && to.billingPeriod === from.billingPeriod) return { kind: 'same', ...later };
  if (!isUpgrade(from, to)) return { kind: 'downgrade', ...later };

  const left = periodsLeft(from, now);
  const credit = cents(priceOf(from).amount * left);
  if (to.billingPeriod === from.billingPeriod) {
    const amountNow = chargeable(cents(priceOf(to).amount * left) - credit);
    return { kind: 'upgrade', appliesAt: now, amountNow, credit, periodStart, periodEnd };
  }
  return {
    kind: 'upgrade',
    appliesAt: now,
    amountNow: chargeable(priceOf(to).amount - credit),
    credit,
    periodStart: now,
    periodEnd: endOfPeriod(now, to.billingPeriod),
  };
}

const rank = ({ planId }: PlanChoice): number => planIds.indexOf(planId);

/** A larger plan by the month is no upgrade of a year that is paid for: it begins when the year ends. */
function isUpgrade(from: PlanChoice, to: PlanChoice): boolean {
  if (from.billingPeriod === 'annual' && to.billingPeriod === 'monthly') return false;
  return rank(to) > rank(from) || (rank(to) === rank(from) && to.billingPeriod === 'annual');
}

/**
 * When what is left of a paid period is used up once another offer is bought at `now`: its days go on for the same offer, and
 * their worth goes on as days of another. The bought period begins then, so that nobody pays twice for the same time.
 */
export function usedUpAt(from: PaidPeriod, offerId: OfferId, now: string): string {
  if (from.currentPeriodEnd <= now) return now;
  const to = choiceOf(offerId);
  if (to.planId === from.planId && to.billingPeriod === from.billingPeriod) return from.currentPeriodEnd;
  const periods = (periodsLeft(from, now) * priceOf(from).amount) / priceOf(to).amount;
  return endOfPeriods(now, to.billingPeriod, periods);
}

/** How much of the present period is left, of 1; more where the days before it and it are paid for. */
function periodsLeft({ periodStart, currentPeriodEnd, billingPeriod }: PaidPeriod, now: string): number {
  if (now < periodStart) return periodsBetween(now, periodStart, billingPeriod) + 1;
  const [start, end, at] = [Date.parse(periodStart), Date.parse(currentPeriodEnd), Date.parse(now)];
  return end <= start ? 0 : Math.max(0, (end - at) / (end - start));
}

const cents = (amount: number): number => Math.round(amount * 100) / 100;
const chargeable = (amount: number): number => (amount < smallestCharge ? 0 : cents(amount));
