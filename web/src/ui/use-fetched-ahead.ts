import { useEffect } from 'react';

/** The page has been drawn and is in use by then, in milliseconds. */
const afterMs = 3_000;

/**
 * Fetches the code of parts that are opened later, such as dialogs: whoever goes on without a connection needs them, and a
 * browser does not fetch code again that failed once.
 */
export function useFetchedAhead(...parts: readonly (() => Promise<unknown>)[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for as long as the screen is shown
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const fetchPart of parts) fetchPart().catch(() => {});
    }, afterMs);
    return () => clearTimeout(timer);
  }, []);
}
