import { Refusal } from '#shared/contract/errors.ts';
import type { Registration } from '#shared/contract/users.ts';
import { sendEmailCode } from '../identity/email-codes.ts';
import {
  createIdentity,
  deleteIdentity,
  findIdentity,
  type Identity,
  setPassword,
  signIn,
} from '../identity/identities.ts';
import { allOrNothing } from '../runtime/all-or-nothing.ts';
import { log } from '../runtime/logger.ts';
import type { Profile } from '../storage/profile-items.ts';
import { createProfile, removeProfile } from '../storage/profile-writes.ts';
import { registeredProfile } from './new-profile.ts';
import { refusePassword } from './refuse-password.ts';

/** A younger unfinished identity may be a concurrent registration, in milliseconds. */
const registrationTakesMs = 60_000;

/**
 * Creates an identity and its profile, signs in, and has a code mailed that proves the address. If anything fails, nothing remains; the next registration of the
 * address cleans up after a crash.
 * @throws email_taken, invalid_request for a common password or one that the pool refuses.
 */
export const register = (registration: Registration): Promise<{ profile: Profile; idToken: string }> =>
  allOrNothing(async (onFailure) => {
    refusePassword(registration.password, registration.email, 'password');
    const identity = await newIdentity(registration);
    onFailure(() => deleteIdentity(identity));
    const profile = registeredProfile(identity.uid, registration);
    // Recorded before the write: a write that seems to fail may have succeeded.
    onFailure(() => removeProfile(identity.uid));
    await createProfile(profile);
    await setPassword(identity, registration.password, 'password');
    const { idToken, accessToken } = await signIn(identity, registration.password);
    // The profile page sends another one where this is lost.
    await sendEmailCode(accessToken).catch((cause: unknown) =>
      log('error', 'first code not sent', { uid: identity.uid, cause }),
    );
    return { profile, idToken };
  });

async function newIdentity(registration: Registration): Promise<Identity> {
  const identity = await createIdentity(registration);
  if (identity) return identity;
  await clearAbandoned(registration.email);
  const second = await createIdentity(registration);
  if (!second) throw emailTaken();
  return second;
}

/**
 * Removes an identity that never got its password, with its profile. It is recreated instead of reused, so that
 * whoever registers does not inherit its group memberships.
 */
async function clearAbandoned(email: string): Promise<void> {
  const left = await findIdentity(email);
  if (!left) return;
  if (left.isFinished) throw emailTaken();
  if (Date.now() - left.createdAt < registrationTakesMs)
    throw new Refusal(
      'email_taken',
      'This e-mail address is being registered at the moment. Try again in a minute.',
    );
  await removeProfile(left.uid);
  await deleteIdentity(left);
}

const emailTaken = (): Refusal =>
  new Refusal('email_taken', 'An account with this e-mail address already exists. Sign in instead.', {
    fields: [{ field: 'email', message: 'already has an account' }],
  });
