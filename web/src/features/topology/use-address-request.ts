import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What an address can request once: `?plan=again`, `?select=hq-core-1`, `?file=export`. */
type AddressRequest = 'plan' | 'select' | 'file';

/**
 * Runs what the address requests as soon as it can, and removes the request from the address, so that Back does not
 * repeat it.
 */
export function useAddressRequest(
  name: AddressRequest,
  isReady: boolean,
  run: (value: string) => void,
): void {
  const [search, setSearch] = useSearchParams();
  const value = search.get(name);
  const perform = useEffectEvent((requested: string) => {
    setSearch(
      (before) => {
        before.delete(name);
        return before;
      },
      { replace: true },
    );
    run(requested);
  });
  useEffect(() => {
    if (value !== null && isReady) perform(value);
  }, [value, isReady]);
}
