import { useCallback, useState } from 'react';

/** True while at least one of the calls that were handed over is on its way. */
export function useBusy(): [boolean, <Answer>(call: Promise<Answer>) => Promise<Answer>] {
  const [calls, setCalls] = useState(0);
  const whileBusy = useCallback(async <Answer>(call: Promise<Answer>) => {
    setCalls((count) => count + 1);
    return call.finally(() => setCalls((count) => count - 1));
  }, []);
  return [calls > 0, whileBusy];
}
