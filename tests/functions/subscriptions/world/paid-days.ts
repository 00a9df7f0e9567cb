import { expect } from 'vitest';
import * as z from 'zod';
import { type PlanChoice, priceOf } from '#shared/subscriptions/plan-offers.ts';
import { billingPeriods, planIds } from '#shared/subscriptions/plans.ts';
import type { Transaction } from '../../../../infra/local/payments/records.ts';

const dayMs = 86_400_000;
/** Days of a period in the mean. */
const periodDays = { monthly: 30.44, annual: 365.25 } as const;
/** Months have 28 to 31 days, and the provider counts from its own moment. */
const monthsDifferMs = 3 * dayMs;
/** A renewal that was overdue is for the days since, if it is not later than this. */
const overdueMs = 8 * dayMs;

const worthOfDay = (choice: PlanChoice): number => priceOf(choice).amount / periodDays[choice.billingPeriod];

const Invoiced = z.object({
  reference: z.string(),
  planId: z.enum(planIds),
  billingPeriod: z.enum(billingPeriods),
});

interface Bought extends PlanChoice {
  readonly at: number;
  readonly amount: number;
}

/**
 * Until when payments reach, by their money alone: what is left of earlier ones and the amount of the next buy days of its plan.
 * @param isLateForNow whether an overdue payment is for the days from then on instead of those since the end
 */
function reachOf(payments: readonly Bought[], isLateForNow: boolean): number {
  let until = 0;
  let before: Bought | undefined;
  for (const payment of payments) {
    const { at, amount } = payment;
    const left = Math.max(0, until - at) * (before ? worthOfDay(before) : 0);
    const isOverdue = before && !isLateForNow && until < at && at - until < overdueMs;
    until = (isOverdue ? until : at) + (left + amount * dayMs) / worthOfDay(payment);
    before = payment;
  }
  return until;
}

/**
 * Everything that was paid for is there, in days of the plan, and nothing else: reckoned from the provider's transactions,
 * and from the plan that each invoice names.
 */
export function expectPaidDays(
  paid: readonly Transaction[],
  invoices: readonly unknown[],
  details: { readonly status: string; readonly currentPeriodEnd: string },
): void {
  const invoiced = z.array(Invoiced).parse(invoices);
  const bought = paid
    .toSorted((a, b) => String(a.paid_at).localeCompare(String(b.paid_at)) || a.id - b.id)
    .flatMap((transaction) =>
      invoiced
        .filter(({ reference }) => reference === transaction.reference)
        .map((choice) => ({
          ...choice,
          at: Date.parse(transaction.paid_at ?? ''),
          amount: transaction.amount / 100,
          isRefunded: transaction.status === 'reversed',
        })),
    );
  const kept = bought.filter(({ isRefunded }) => !isRefunded);
  const slack = monthsDifferMs * (bought.length + 1);
  // What was used of a payment before it was refunded is not taken back.
  const least = reachOf(kept, false) - slack;
  const most = Math.max(reachOf(kept, true), reachOf(bought, true)) + slack;
  const end = Date.parse(details.currentPeriodEnd);
  if (least > Date.now()) {
    expect(details.status, 'what was paid for goes on').toMatch(/active|canceled/);
    expect(end, 'no payment bought too little').toBeGreaterThanOrEqual(least);
  }
  if (bought.length > 0 && end > Date.now())
    expect(end, 'no payment bought too much').toBeLessThanOrEqual(most);
}
