import type { Request } from '../support/http-events.ts';

/** What a route is asked, and the status of its answer. */
export interface Given extends Request {
  /** 200 when left out. */
  readonly status?: number;
}

/** By the route's name: makes its next request. */
export type GivenEvents = Readonly<Record<string, () => Given | Promise<Given>>>;

/** For routes that ask for nothing else. */
export const sameForAll = (names: readonly string[], request: Given): GivenEvents =>
  Object.fromEntries(names.map((name) => [name, () => request]));
