/** Attempts at what a throttled table left undone. */
export const retryAttempts = 8;

/**
 * Attempts at a write that meets a transaction on its item. Some six seconds: twenty people who save the same document at
 * once each get a conflict, instead of that the service is busy.
 */
export const conflictAttempts = 12;

const firstPauseMs = 25;
const longestPauseMs = 800;

/**
 * How long to wait after the n-th attempt, counted from 1, in milliseconds: anything up to a limit that doubles, so that
 * those that met do not meet again.
 */
export const retryPauseMs = (attempt: number, random: () => number = Math.random): number =>
  random() * Math.min(longestPauseMs, firstPauseMs * 2 ** attempt);
