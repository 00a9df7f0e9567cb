import { useSyncExternalStore } from 'react';

/** Where a table of ten columns has no room (as in web/src/app/shell: the side bar is a drawer then). */
const narrow = '(max-width: 48rem)';

/** Whether the window is as narrow as a phone's; follows when it is turned. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia?.(narrow).matches ?? false);

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia?.(narrow);
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}
