import type { Route } from '#shared/contract/define-route.ts';
import { encodeBody } from './encode-body.ts';
import { readArriving } from './read-arriving.ts';
import { unsuccessful } from './read-failure.ts';
import { type RouteInput, routeAddress } from './route-input.ts';
import { send } from './send.ts';
import { withIds } from './with-ids.ts';

export interface CallOptions {
  /** Cancels the request; the call then throws the signal's AbortError, which `isCancelled` knows. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Calls a route of the contract and returns the rest of the envelope next to `success`. Throws ApiError with the
 * sentence to show.
 *
 * The answer is not parsed with the route's schema: it comes from our own functions, which are typed by that schema,
 * over the same origin; parsing 10,000 nodes costs 100 ms of a frozen page, and a strict schema would break a tab
 * that is older than the service as soon as a field is added. In development a difference is reported instead.
 */
export async function callRoute<Params, Query, Body, Answer>(
  route: Route<Params, Query, Body, Answer>,
  input: RouteInput<Params, Query, Body>,
  { signal }: CallOptions = {},
): Promise<Answer> {
  const { body, headers } = await encodeBody(input.body, route.bodyKind.kind);
  const response = await send(route, { address: routeAddress(route, input), headers, body, signal });
  const read = route.longLists && response.body ? readArriving(response.body) : response.json();
  const envelope = await read.catch(() => undefined);
  if (envelope?.success !== true) throw unsuccessful(route, response.status, envelope);
  // Devices may come from elsewhere with `_id`; topologies of 10,000 nodes are ours and need no conversion.
  const { success: _, ...answer } = route.domain === 'equipment' ? withIds(envelope) : envelope;
  if (import.meta.env.DEV) reportDifference(route, answer);
  return answer;
}

function reportDifference(
  route: Pick<Route<unknown, unknown, unknown, unknown>, 'name' | 'answer'>,
  answer: unknown,
) {
  const { error } = route.answer.safeParse(answer);
  if (error) console.error(`The response of ${route.name} does not match the contract.`, error.issues);
}
