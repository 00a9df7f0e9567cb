import { downgradeSubscription } from '#shared/contract/subscriptions.ts';
import { implement } from '../../http/implement.ts';
import { downgradePlan } from '../change-plan.ts';
import { detailsOf } from '../details-of.ts';

export const handler = implement(downgradeSubscription)(async ({ body, user: { uid } }) => ({
  data: await detailsOf(uid, await downgradePlan(uid, body)),
}));
