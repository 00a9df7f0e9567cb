import { createContext, Script } from 'node:vm';
import * as z from 'zod';

const Request = z.object({ uri: z.string() });

/**
 * Makes a distribution's request function callable, which may rewrite the path (a deep link becomes /index.html). Its
 * context stays from one request to the next: making one, or running a script in it under a time limit, takes longer
 * than all else that the distribution does for a call.
 */
export function edgeFunction(code: string): (path: string) => string {
  const handler: unknown = new Script(`${code}\n;handler`).runInContext(createContext({}), {
    timeout: 1_000,
  });
  if (typeof handler !== 'function') throw new Error('A function of the distribution has no handler.');
  return (path) => {
    const request = { method: 'GET', uri: path, querystring: {}, headers: {}, cookies: {} };
    return Request.parse(handler({ request })).uri;
  };
}
