import { createSubscription } from '#shared/contract/subscriptions.ts';
import { implement } from '../../http/implement.ts';
import { subscribeByCard } from '../change-plan.ts';
import { detailsOf } from '../details-of.ts';

export const handler = implement(createSubscription)(async ({ body, user }) => {
  const { planId, authorization_code: authorizationCode, idempotencyKey } = body;
  const stored = await subscribeByCard(user.uid, planId, { authorizationCode, idempotencyKey });
  return { data: await detailsOf(user.uid, stored) };
});
