import { reactivateSubscription } from '#shared/contract/subscriptions.ts';
import { implement } from '../../http/implement.ts';
import { reactivatePlan } from '../cancel-plan.ts';
import { detailsOf } from '../details-of.ts';

export const handler = implement(reactivateSubscription)(async ({ user: { uid } }) => ({
  data: await detailsOf(uid, await reactivatePlan(uid)),
}));
