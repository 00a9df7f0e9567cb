import { expiryOf } from './id-token.ts';
import { untilDue, untilRetry } from './refresh-schedule.ts';

export interface TokenRefresher {
  /** Keeps this token fresh from now on, instead of the one before. */
  readonly watch: (token: string) => void;
  readonly stop: () => void;
}

/**
 * Calls `renew` in time before a token expires, and again and again while it throws. A renewed token is watched by
 * whoever renewed it. A sleeping computer holds its timers back, so the clock is looked at again when the page is
 * shown or the network returns.
 */
export function createTokenRefresher(renew: () => Promise<unknown>): TokenRefresher {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = Number.POSITIVE_INFINITY;
  let failures = 0;
  /** Counts the tokens watched, so that a failure that belongs to an earlier one is dropped. */
  let watched = 0;

  const plan = (delay: number) => {
    clearTimeout(timer);
    dueAt = Date.now() + delay;
    timer = setTimeout(run, delay);
  };

  const run = async () => {
    const mine = watched;
    dueAt = Number.POSITIVE_INFINITY;
    try {
      await renew();
    } catch {
      if (mine !== watched) return;
      failures += 1;
      plan(untilRetry(failures));
    }
  };

  const catchUp = () => {
    if (document.visibilityState === 'visible' && Date.now() >= dueAt) plan(0);
  };

  return {
    watch: (token) => {
      watched += 1;
      failures = 0;
      plan(untilDue(expiryOf(token), Date.now()));
      document.addEventListener('visibilitychange', catchUp);
      window.addEventListener('online', catchUp);
    },
    stop: () => {
      watched += 1;
      clearTimeout(timer);
      dueAt = Number.POSITIVE_INFINITY;
      document.removeEventListener('visibilitychange', catchUp);
      window.removeEventListener('online', catchUp);
    },
  };
}
