import { useEffect, useState } from 'react';

/** The longest that work waits for a page that is never idle. */
const latestMs = 400;

/** False until the page has been drawn and has nothing else to do: for what a screen can be used without at first. */
export function useOnceIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const note = () => setIdle(true);
    // Safari has none.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(note);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(note, { timeout: latestMs });
    return () => cancelIdleCallback(handle);
  }, []);
  return isIdle;
}
