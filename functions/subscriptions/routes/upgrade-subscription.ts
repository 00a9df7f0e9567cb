import { upgradeSubscription } from '#shared/contract/subscriptions.ts';
import { implement } from '../../http/implement.ts';
import { upgradePlan } from '../change-plan.ts';
import { detailsOf } from '../details-of.ts';

export const handler = implement(upgradeSubscription)(async ({ body, user: { uid } }) => ({
  data: await detailsOf(uid, await upgradePlan(uid, body)),
}));
