import { useCallback, useEffect, useState } from 'react';

const key = 'reloaded-at';
/** A page that reloaded by itself this recently, in milliseconds, does not do so again. */
const pause = 60_000;

export interface Reload {
  /** `failed`: the site answers, and reloading has not helped. */
  readonly state: 'checking' | 'offline' | 'failed';
  /** Loads the page again if the site answers; a reload without a connection would leave the site. */
  readonly reload: () => void;
}

/** Reloads a page whose code is missing: by itself the first time, and when the connection comes back. */
export function useReload(): Reload {
  const [state, setState] = useState<Reload['state']>('checking');

  const reload = useCallback(async (isRequested: boolean) => {
    if (!(await isReachable())) return setState('offline');
    if (!isRequested && Date.now() - Number(sessionStorage.getItem(key)) < pause) return setState('failed');
    sessionStorage.setItem(key, String(Date.now()));
    window.location.reload();
  }, []);

  useEffect(() => {
    void reload(false);
    const retry = () => void reload(true);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [reload]);

  return { state, reload: () => void reload(true) };
}

const isReachable = async (): Promise<boolean> =>
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
