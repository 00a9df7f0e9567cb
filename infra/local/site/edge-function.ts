import { createContext, Script } from 'node:vm';
import * as z from 'zod';

const Request = z.object({ uri: z.string() });

/** Runs a distribution's request function, which may rewrite the path (a deep link becomes /index.html). */
export function edgeFunction(code: string): (path: string) => string {
  const script = new Script(`${code}\n;handler({ request })`);
  return (path) => {
    const request = { method: 'GET', uri: path, querystring: {}, headers: {}, cookies: {} };
    return Request.parse(script.runInContext(createContext({ request }), { timeout: 1_000 })).uri;
  };
}
