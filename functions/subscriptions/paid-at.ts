import type { StoredSubscription } from '../storage/subscriptions/subscription-items.ts';
import type { Truth } from './read-truth.ts';

/** When the present period was paid; when it began where the provider no longer lists that payment. */
export const paidAt = (
  { paidBy, periodStart }: StoredSubscription,
  { transactions }: Pick<Truth, 'transactions'>,
): string => transactions.find(({ id }) => id === paidBy)?.paid_at ?? periodStart;
