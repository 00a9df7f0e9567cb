import { createContext, Script } from 'node:vm';
import * as z from 'zod';

/** What a distribution's function made of a request: its path, and the headers that it set, by lower-case name. */
export interface Rewritten {
  readonly path: string;
  readonly headers: Readonly<Record<string, readonly string[]>>;
}

const Request = z.object({
  uri: z.string(),
  headers: z.record(z.string(), z.object({ value: z.string() })),
});

/**
 * Makes a distribution's request function callable, which may rewrite the path (a deep link becomes /index.html) and set
 * headers; it sees the visitor's address, and none of the visitor's own headers. Its context stays from one request to the
 * next: making one, or running a script in it under a time limit, takes longer than all else that the distribution does
 * for a call.
 */
export function edgeFunction(code: string): (path: string, visitor: string) => Rewritten {
  const handler: unknown = new Script(`${code}\n;handler`).runInContext(createContext({}), {
    timeout: 1_000,
  });
  if (typeof handler !== 'function') throw new Error('A function of the distribution has no handler.');
  return (path, visitor) => {
    const request = { method: 'GET', uri: path, querystring: {}, headers: {}, cookies: {} };
    const { uri, headers } = Request.parse(handler({ request, viewer: { ip: visitor } }));
    return {
      path: uri,
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, { value }]) => [name.toLowerCase(), [value]]),
      ),
    };
  };
}
