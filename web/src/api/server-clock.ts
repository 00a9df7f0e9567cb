/**
 * The service's clock, as its answers tell it: a computer's own may be an hour off, or in another year. Until the first
 * answer the computer's is taken.
 */
let aheadMs = 0;
const listeners = new Set<() => void>();

/** A header has whole seconds and has been on its way; a smaller difference is none. */
const toleranceMs = 10_000;

/** Milliseconds since 1970 by the service's clock. */
export const serverNow = (): number => Date.now() + aheadMs;

/** Reads the clock from the `Date` header of an answer that comes from no cache. */
export function noteServerTime(headers: Headers): void {
  const ahead = Date.parse(headers.get('date') ?? '') - Date.now();
  if (Number.isNaN(ahead) || Math.abs(ahead - aheadMs) < toleranceMs) return;
  aheadMs = ahead;
  for (const listener of listeners) listener();
}

/** Calls `listener` whenever the two clocks turn out to differ by something else than was known. */
export function onServerTime(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
