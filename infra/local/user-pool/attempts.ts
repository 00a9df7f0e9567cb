import { limitExceeded, notAuthorized } from './errors.ts';
import { createExpiringMap } from './expiring-map.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const longestLockMs = 15 * minuteMs;
const freeFailures = 5;

export interface PasswordLock {
  /** Throws NotAuthorizedException while the account is locked; such an attempt does not lengthen the lock. */
  assertOpen(account: string): void;
  fail(account: string): void;
  clear(account: string): void;
}

/**
 * The service's lock against guessing: the fifth failure locks for one second, each one after it for twice as long up
 * to 15 minutes, and 15 minutes without a failure reset it.
 */
export function createPasswordLock(): PasswordLock {
  const accounts = createExpiringMap<{ failures: number; lockedUntil: number }>(longestLockMs);
  return {
    assertOpen(account) {
      if (Date.now() < (accounts.get(account)?.lockedUntil ?? 0)) {
        throw notAuthorized('Password attempts exceeded');
      }
    },
    fail(account) {
      const failures = (accounts.get(account)?.failures ?? 0) + 1;
      const lockMs =
        failures < freeFailures ? 0 : Math.min(secondMs * 2 ** (failures - freeFailures), longestLockMs);
      accounts.set(account, { failures, lockedUntil: Date.now() + lockMs });
    },
    clear: (account) => accounts.delete(account),
  };
}

export interface HourlyLimit {
  /** Throws LimitExceededException once the hour's attempts are spent. */
  assertOpen(account: string): void;
  spend(account: string): void;
}

/** At most `attempts` within an hour of the last one that counted. */
export function createHourlyLimit(attempts: number): HourlyLimit {
  const spent = createExpiringMap<number>(60 * minuteMs);
  const limit: HourlyLimit = {
    assertOpen(account) {
      if ((spent.get(account) ?? 0) >= attempts) throw limitExceeded();
    },
    spend(account) {
      limit.assertOpen(account);
      spent.set(account, (spent.get(account) ?? 0) + 1);
    },
  };
  return limit;
}
