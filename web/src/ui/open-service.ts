import { type Remote, wrap } from 'comlink';

/** What a worker offers, called as if it ran here. */
export interface Service<Api> {
  /** Makes calls to the worker. Rejects when they fail, or when the worker itself breaks before it has answered. */
  readonly call: <Answer>(task: (api: Remote<Api>) => Promise<Answer>) => Promise<Answer>;
  /** Ends the worker; what it was doing is never answered. */
  readonly close: () => void;
}

/**
 * Starts a worker and wraps what it exposes. The caller makes the worker, by a `new URL` that the bundler sees: its
 * file is then one of the site's own, which a strict content security policy allows.
 */
export function openService<Api>(start: () => Worker): Service<Api> {
  const worker = start();
  const api = wrap<Api>(worker);
  return {
    call: async (task) => {
      const broken = Promise.withResolvers<never>();
      const onError = ({ message }: ErrorEvent) => broken.reject(new Error(message));
      worker.addEventListener('error', onError);
      try {
        return await Promise.race([task(api), broken.promise]);
      } finally {
        worker.removeEventListener('error', onError);
      }
    },
    close: () => worker.terminate(),
  };
}
