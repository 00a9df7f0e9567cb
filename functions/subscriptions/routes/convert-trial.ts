import { convertTrial } from '#shared/contract/subscriptions.ts';
import { implement } from '../../http/implement.ts';
import { userFor } from '../../http/user-answer.ts';
import { getProfile } from '../../storage/profiles.ts';
import { convertOwnTrial } from '../verify-own-payment.ts';

export const handler = implement(convertTrial)(async ({ body, user }) => {
  await convertOwnTrial(user.uid, body);
  return { user: userFor(user, await getProfile(user.uid)) };
});
