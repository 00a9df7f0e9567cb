import { registerUser } from '#shared/contract/users.ts';
import { implement } from '../../http/implement.ts';
import { userFor } from '../../http/user-answer.ts';
import { log } from '../../runtime/logger.ts';
import { countPaymentFact } from '../../storage/subscriptions/payment-days.ts';
import { register } from '../registration.ts';

/**
 * The role that was sent describes the person; a new identity is in no group, so no one can register as
 * administrator.
 */
export const handler = implement(registerUser)(async ({ body }) => {
  const { profile, idToken } = await register(body);
  await countTrial();
  return { user: userFor({ uid: profile.uid, groups: [], isEmailProved: false }, profile), token: idToken };
});

/** For the administrators' figures; no registration fails for it. */
async function countTrial(): Promise<void> {
  try {
    await countPaymentFact('trials');
  } catch (cause) {
    log('warn', 'a trial could not be counted', { cause });
  }
}
