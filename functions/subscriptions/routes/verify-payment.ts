import { verifyPayment } from '#shared/contract/subscriptions.ts';
import { implement } from '../../http/implement.ts';
import { userFor } from '../../http/user-answer.ts';
import { getProfile } from '../../storage/profiles.ts';
import { detailsOf } from '../details-of.ts';
import { verifyOwnPayment } from '../verify-own-payment.ts';

/** The token is the caller's own, as they sent it: a reference gives nobody a session. */
export const handler = implement(verifyPayment)(async ({ query: { reference }, user, token }) => {
  const { stored, isRepeated } = await verifyOwnPayment(user.uid, reference);
  const [profile, subscription] = await Promise.all([getProfile(user.uid), detailsOf(user.uid, stored)]);
  return { user: userFor(user, profile), token, reference, isRepeated, subscription };
});
