/** Tokens are renewed this long before they expire (specification, section 9). */
const earlyMs = 5 * 60_000;
const firstRetryMs = 30_000;
const longestRetryMs = 16 * 60_000;

/** Whatever the clocks say, the identity service is not asked more often than this. */
export const shortestPauseMs = firstRetryMs;

/** A timer beyond 24 days fires at once, so that a clock a month slow would never let it rest. */
export const longestTimerMs = 60 * 60_000;

/** Milliseconds until a token that expires at `expiry` is due; 0 when it already is. */
export const untilDue = (expiry: number, now: number): number => Math.max(0, expiry - earlyMs - now);

/** Milliseconds until the next try after `failures` failed ones: 30 s, 60 s, 2, 4, 8, then every 16 minutes. */
export const untilRetry = (failures: number): number =>
  Math.min(longestRetryMs, firstRetryMs * 2 ** (failures - 1));
