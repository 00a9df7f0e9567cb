import { Refusal } from '#shared/contract/errors.ts';
import { now } from '../runtime/clock.ts';
import type { Caller } from './caller.ts';

/** Seconds for which a sign-in counts as recent: as long as it takes to fill in a form, not to leave a desk. */
const recentSeconds = 5 * 60;

/** @throws email_unproved until the caller has entered the code that was mailed to their address. */
export function requireProvedEmail({ isEmailProved }: Pick<Caller, 'isEmailProved'>): void {
  if (!isEmailProved)
    throw new Refusal(
      'email_unproved',
      'Prove your e-mail address first: enter the code that was mailed to it.',
    );
}

/** @throws sign_in_again unless the caller has entered their password within the last five minutes. */
export function requireRecentSignIn({ authenticatedAt }: Pick<Caller, 'authenticatedAt'>): void {
  if (now().getTime() / 1_000 - authenticatedAt > recentSeconds)
    throw new Refusal('sign_in_again', 'Enter your password again to do this.');
}
