import type { StoredSubscription, Stretch } from '../storage/subscriptions/subscription-items.ts';
import type { AppliedPayment } from './effect.ts';

/** The days of the present plan that each payment has after a moment (ISO 8601), the next first. */
export const stretchesAfter = (
  { stretches, currentPeriodEnd }: Pick<StoredSubscription, 'stretches' | 'currentPeriodEnd'>,
  moment: string,
): readonly Stretch[] =>
  stretches
    // The provider's dates move the end of the plan a little.
    .map((each, index) => (index === stretches.length - 1 ? { ...each, end: currentPeriodEnd } : each))
    .filter(({ end }) => end > moment);

/** What each payment has of the plan once another one is applied that was paid at a moment. */
export function stretchesWith(
  state: StoredSubscription,
  effect: Pick<
    AppliedPayment,
    'transaction' | 'payment' | 'periodStart' | 'periodEnd' | 'isExtension' | 'carriedOnUntil'
  >,
  paid: string,
): readonly Stretch[] {
  const { transaction, payment, periodStart, periodEnd, isExtension, carriedOnUntil } = effect;
  const own: Stretch = { paidBy: transaction.id, end: periodEnd };
  const left = stretchesAfter(state, paid);
  if (isExtension) return [...left, own];
  // What its amount credited is in its own period, and what came since then goes on after it.
  if (payment?.period) {
    const { credited } = payment;
    if (!credited || carriedOnUntil === undefined) return [own];
    const since = left.filter(({ end }) => end > credited.until);
    return [
      own,
      ...mapped(
        since,
        { start: credited.until, end: state.currentPeriodEnd },
        { start: periodEnd, end: carriedOnUntil },
      ),
    ];
  }
  return [
    ...mapped(left, { start: paid, end: state.currentPeriodEnd }, { start: paid, end: periodStart }),
    own,
  ];
}

interface Span {
  readonly start: string;
  readonly end: string;
}

/** Days that become days of another plan, or later ones. */
function mapped(stretches: readonly Stretch[], from: Span, to: Span): readonly Stretch[] {
  const lengthOf = ({ start, end }: Span) => Date.parse(end) - Date.parse(start);
  return stretches.map(({ paidBy, end }) => {
    const part = lengthOf({ start: from.start, end }) / lengthOf(from);
    return { paidBy, end: new Date(Date.parse(to.start) + part * lengthOf(to)).toISOString() };
  });
}
