import { onServerTime, serverNow } from '#web/api/server-clock.ts';
import { expiryOf } from './id-token.ts';
import { longestTimerMs, shortestPauseMs, untilDue, untilRetry } from './refresh-schedule.ts';

export interface TokenRefresher {
  /** Keeps this token fresh from now on, instead of the one before. */
  readonly watch: (token: string) => void;
  /** A new token now; within 30 s of the last request its outcome again, however many calls ask. */
  readonly renew: () => Promise<string | undefined>;
  /** A person asked to try again: the next `renew` goes out at once. */
  readonly allow: () => void;
  readonly stop: () => void;
}

/**
 * Renews a token in time before it expires by the service's clock, and again and again while `request` throws. A
 * renewed token is watched by whoever requested it. A sleeping computer holds its timers back, so the clock is looked
 * at again when the page is shown or the network returns.
 */
export function createTokenRefresher(request: () => Promise<string | undefined>): TokenRefresher {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let expiry = 0;
  let dueAt = Number.POSITIVE_INFINITY;
  let failures = 0;
  let last: { readonly at: number; readonly outcome: Promise<string | undefined> } | undefined;
  /** Counts the tokens watched, so that a failure that belongs to an earlier one is dropped. */
  let watched = 0;
  let forgetClock = () => {};

  /** 0 once the identity service may be asked again. A clock that was put back counts as time that has passed. */
  const untilAllowed = () => {
    const age = last ? Date.now() - last.at : shortestPauseMs;
    return age < 0 ? 0 : Math.max(0, shortestPauseMs - age);
  };

  const renew = () => {
    if (!last || untilAllowed() === 0) last = { at: Date.now(), outcome: request() };
    return last.outcome;
  };

  const plan = (delay: number) => {
    clearTimeout(timer);
    dueAt = Date.now() + delay;
    timer = setTimeout(run, Math.min(delay, longestTimerMs));
  };
  const planNext = () => plan(Math.max(untilDue(expiry, serverNow()), untilAllowed()));

  const run = async () => {
    const mine = watched;
    dueAt = Number.POSITIVE_INFINITY;
    if (failures === 0 && untilDue(expiry, serverNow()) > 0) return planNext();
    if (untilAllowed() > 0) return plan(untilAllowed());
    try {
      await renew();
      if (mine === watched) planNext();
    } catch {
      if (mine !== watched) return;
      failures += 1;
      plan(untilRetry(failures));
    }
  };

  const catchUp = () => {
    if (document.visibilityState === 'visible' && Date.now() >= dueAt) plan(0);
  };
  const takeClock = () => {
    if (failures === 0 && Number.isFinite(dueAt)) planNext();
  };

  return {
    watch: (token) => {
      watched += 1;
      failures = 0;
      expiry = expiryOf(token);
      planNext();
      document.addEventListener('visibilitychange', catchUp);
      window.addEventListener('online', catchUp);
      forgetClock();
      forgetClock = onServerTime(takeClock);
    },
    renew,
    allow: () => {
      last = undefined;
    },
    stop: () => {
      watched += 1;
      last = undefined;
      clearTimeout(timer);
      dueAt = Number.POSITIVE_INFINITY;
      document.removeEventListener('visibilitychange', catchUp);
      window.removeEventListener('online', catchUp);
      forgetClock();
    },
  };
}
