import type { Subscription } from '#shared/contract/user-items.ts';
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
