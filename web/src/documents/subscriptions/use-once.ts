import { useRef } from 'react';
import { ApiError } from '#web/api/api-error.ts';

type Once = <Answer>(request: string, call: (idempotencyKey: string) => Promise<Answer>) => Promise<Answer>;

/**
 * Gives each request a key that is kept until its outcome is known: when it is repeated after a failure that left it
 * open, it is the same request, and is charged once.
 */
export function useOnce(): Once {
  const keys = useRef(new Map<string, string>());
  return async (request, call) => {
    const key = keys.current.get(request) ?? crypto.randomUUID();
    keys.current.set(request, key);
    try {
      const answer = await call(key);
      keys.current.delete(request);
      return answer;
    } catch (error) {
      if (isRefused(error)) keys.current.delete(request);
      throw error;
    }
  };
}

/** The service said no, for good. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  error.code !== 'payment_pending' &&
  error.code !== 'too_many_requests';
