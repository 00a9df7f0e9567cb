import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Plans once where the address asks for it (`?plan=again`), and takes the wish out of the address. */
export function useAskedToPlan(isReady: boolean, plan: () => void): void {
  const [search, setSearch] = useSearchParams();
  const isAsked = search.get('plan') === 'again';
  const begin = useEffectEvent(() => {
    setSearch(
      (before) => {
        before.delete('plan');
        return before;
      },
      { replace: true },
    );
    plan();
  });
  useEffect(() => {
    if (isAsked && isReady) begin();
  }, [isAsked, isReady]);
}
