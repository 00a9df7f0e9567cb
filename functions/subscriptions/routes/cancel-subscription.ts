import { cancelSubscription } from '#shared/contract/subscriptions.ts';
import { implement } from '../../http/implement.ts';
import { cancelPlan } from '../cancel-plan.ts';
import { detailsOf } from '../details-of.ts';

export const handler = implement(cancelSubscription)(async ({ user: { uid } }) => ({
  data: await detailsOf(uid, await cancelPlan(uid)),
}));
