import { invalidField } from '#shared/contract/errors.ts';
import { type PaymentAnalytics, paymentEvents, paymentFacts } from '#shared/contract/subscription-items.ts';
import { daysBetween } from '#shared/vocabulary/days.ts';
import { fromSubunits } from '../payments/subunits.ts';
import { dayOf, daysAfter, instantNow } from '../runtime/clock.ts';
import { type DayItem, readPaymentDays, recentPaymentEvents } from '../storage/subscriptions/payment-days.ts';

export interface AnalyticsQuery {
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
  readonly eventType?: string | undefined;
}

/** Days that are shown where none are asked for, and at most. */
const usualDays = 30;
const mostDays = 366;
const latestEvents = 20;

/** What happened on each day of a time, from maintained counts; of one event alone where one is named. */
export async function paymentAnalytics({
  startDate,
  endDate = dayOf(instantNow()),
  eventType,
}: AnalyticsQuery): Promise<PaymentAnalytics> {
  const from = startDate ?? plusDays(endDate, 1 - usualDays);
  if (from > endDate) throw invalidField('startDate', 'must not be after endDate');
  const count = daysBetween(from, endDate) + 1;
  if (count > mostDays) throw invalidField('startDate', `must be at most ${mostDays} days before`);
  const [items, recentEvents] = await Promise.all([
    readPaymentDays(from, endDate),
    recentPaymentEvents(eventType, latestEvents),
  ]);
  const days = Array.from({ length: count }, (_, index) => {
    const day = plusDays(from, index);
    const ofDay = items.filter(({ id }) => String(id).startsWith(day));
    return { day, ...countsOf(ofDay, eventType) };
  });
  const { day, ...totals } = days.reduce((sum, each) => ({ ...each, ...plus(sum, each) }), {
    day: from,
    ...countsOf([], eventType),
  });
  return {
    startDate: from,
    endDate,
    currency: 'USD',
    totals: {
      ...totals,
      conversionRate: totals.trials === 0 ? null : totals.conversions / totals.trials,
    },
    days,
    summary: paymentEvents.flatMap((event) => summaryOf(event, eventType, items)),
    recentEvents: [...recentEvents],
  };
}

type Counts = Omit<PaymentAnalytics['days'][number], 'day'>;

const numberIn = (item: DayItem, name: string): number => Number(item[name] ?? 0);
const sumOf = (items: readonly DayItem[], name: string): number =>
  items.reduce((sum, item) => sum + numberIn(item, name), 0);

function countsOf(items: readonly DayItem[], eventType: string | undefined): Counts {
  const [trials, checkouts, conversions, payments, refunds] = paymentFacts.map((fact) => sumOf(items, fact));
  return {
    trials: trials ?? 0,
    checkouts: checkouts ?? 0,
    conversions: conversions ?? 0,
    payments: payments ?? 0,
    refunds: refunds ?? 0,
    amount: fromSubunits(sumOf(items, 'amount')),
    events: paymentEvents
      .filter((event) => eventType === undefined || event === eventType)
      .reduce((sum, event) => sum + sumOf(items, `event_${event}`), 0),
  };
}

const plus = (a: Counts, b: Counts): Counts => ({
  trials: a.trials + b.trials,
  checkouts: a.checkouts + b.checkouts,
  conversions: a.conversions + b.conversions,
  payments: a.payments + b.payments,
  refunds: a.refunds + b.refunds,
  amount: Math.round((a.amount + b.amount) * 100) / 100,
  events: a.events + b.events,
});

function summaryOf(event: string, eventType: string | undefined, items: readonly DayItem[]) {
  const lastOccurrence = items.map((item) => String(item[`last_${event}`] ?? '')).reduce(later, '');
  if (lastOccurrence === '' || (eventType !== undefined && eventType !== event)) return [];
  return [{ event, count: sumOf(items, `event_${event}`), lastOccurrence }];
}

const later = (a: string, b: string): string => (a > b ? a : b);
const plusDays = (day: string, days: number): string => dayOf(daysAfter(`${day}T00:00:00.000Z`, days));
