import { signOutEverywhere } from '../identity/sign-out-everywhere.ts';
import { nextSecond } from '../runtime/next-second.ts';
import { endAllSessions } from '../storage/sessions/gates.ts';

/** Ends every session of a user, and returns when they can sign in again. */
export async function endEverySession(uid: string): Promise<void> {
  await Promise.all([endAllSessions(uid), signOutEverywhere(uid)]);
  await nextSecond();
}
