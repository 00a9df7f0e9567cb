import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What an address may wish for once: `?plan=again`, `?select=hq-core-1`. */
type Wish = 'plan' | 'select';

/** Grants a wish of the address once it can be, and takes it out of the address, so that going back does not repeat it. */
export function useWish(name: Wish, isReady: boolean, grant: (value: string) => void): void {
  const [search, setSearch] = useSearchParams();
  const value = search.get(name);
  const begin = useEffectEvent((wished: string) => {
    setSearch(
      (before) => {
        before.delete(name);
        return before;
      },
      { replace: true },
    );
    grant(wished);
  });
  useEffect(() => {
    if (value !== null && isReady) begin(value);
  }, [value, isReady]);
}
