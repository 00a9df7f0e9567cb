import { verifyEmailCode } from '../identity/email-codes.ts';
import type { Profile } from '../storage/profile-items.ts';
import { recordEmailProof } from '../storage/sessions/gates.ts';
import { followEmail } from './follow-email.ts';

/**
 * Proves an address by the code that was mailed to it. Where that was a new one, it takes the place of the old one.
 * @throws what `verifyEmailCode` throws; not_found where the user has no profile.
 */
export async function proveEmail(given: {
  readonly uid: string;
  readonly accessToken: string;
  readonly code: string;
}): Promise<Profile> {
  const email = await verifyEmailCode(given);
  await recordEmailProof(given.uid);
  return followEmail(given.uid, email);
}
