import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import type { Route } from '#shared/contract/define-route.ts';
import type { ApiError } from './api-error.ts';
import { callRoute } from './call-route.ts';
import { type RouteInput, routeAddress } from './route-input.ts';

/**
 * The key of a call in SWR's cache: its address. `mutate(routeKey(getDesign, { params: { id } }), answer)` after a
 * change; `mutate((key) => isRoute(listDesigns, key))` for every page of a list.
 */
export const routeKey = <Params, Query, Body, Answer>(
  route: Route<Params, Query, Body, Answer>,
  input: RouteInput<Params, Query, Body>,
): string => routeAddress(route, input);

/** Whether a cache key is a call of this route (one without path parameters), whatever its query. */
export const isRoute = (route: { readonly path: string }, key: unknown): boolean =>
  typeof key === 'string' && key.split('?')[0] === `/api${route.path}`;

/** Reads a route with SWR. `null` waits: nothing is fetched until there is an input. */
export function useRoute<Params, Query, Body, Answer>(
  route: Route<Params, Query, Body, Answer>,
  input: RouteInput<Params, Query, Body> | null,
  options?: SWRConfiguration<Answer, ApiError>,
): SWRResponse<Answer, ApiError> {
  return useSWR<Answer, ApiError>(
    input && routeKey(route, input),
    input && (() => callRoute(route, input)),
    options,
  );
}
