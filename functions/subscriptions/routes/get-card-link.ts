import { Refusal } from '#shared/contract/errors.ts';
import { getCardLink } from '#shared/contract/subscriptions.ts';
import { implement } from '../../http/implement.ts';
import { cardPage } from '../../payments/provider-subscriptions.ts';
import { subscriptionOf } from '../../storage/subscription-writes.ts';

export const handler = implement(getCardLink)(async ({ user }) => {
  const { providerSubscription } = await subscriptionOf(user.uid);
  if (!providerSubscription)
    throw new Refusal('wrong_status', 'No card pays for your plan. Begin with a payment.');
  return { data: { link: await cardPage(providerSubscription.code) } };
});
