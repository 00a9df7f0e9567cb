import { getSubscriptionDetails } from '#shared/contract/subscriptions.ts';
import { implement } from '../../http/implement.ts';
import { subscriptionOf } from '../../storage/subscription-writes.ts';
import { detailsOf } from '../details-of.ts';

export const handler = implement(getSubscriptionDetails)(async ({ user: { uid } }) => ({
  data: await detailsOf(uid, await subscriptionOf(uid)),
}));
