import type { Subscription } from '#shared/contract/users.ts';
import type { StatusBadgeProps } from '#web/ui/status-badge.tsx';

/** What each status is called. */
export const subscriptionStatuses = {
  trial: { tone: 'info', word: 'Trial' },
  active: { tone: 'good', word: 'Active' },
  canceled: { tone: 'neutral', word: 'Cancelled' },
  expired: { tone: 'bad', word: 'Expired' },
  past_due: { tone: 'warn', word: 'Payment overdue' },
  pending_payment: { tone: 'warn', word: 'Waiting for payment' },
} as const satisfies Record<
  Subscription['status'],
  { readonly tone: StatusBadgeProps['tone']; readonly word: string }
>;

/** The status at `now` (milliseconds since 1970): what was tried or cancelled ends with its period, on an open page too. */
export function statusAt(
  { status, currentPeriodEnd }: Pick<Subscription, 'status' | 'currentPeriodEnd'>,
  now: number,
): Subscription['status'] {
  const hasEnded = Date.parse(currentPeriodEnd) <= now;
  return hasEnded && (status === 'trial' || status === 'canceled') ? 'expired' : status;
}
