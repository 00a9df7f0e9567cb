import useSWR, { type SWRConfiguration } from 'swr';
import type { Route } from '#shared/contract/define-route.ts';
import { type ApiError, isCancelled } from './api-error.ts';
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

/** What a route answers, and the phase of its call. */
export interface Reading<Answer> {
  /** Undefined until the first answer; kept while it is read again. */
  readonly data: Answer | undefined;
  /** Undefined for a read that was cancelled, too. */
  readonly error: ApiError | undefined;
  /** The service returned 404. */
  readonly isMissing: boolean;
  /** The first answer is loading. */
  readonly isLoading: boolean;
  /** An answer is loading, the first or a newer one. */
  readonly isValidating: boolean;
  /** The message for an error that has none. */
  readonly fallback: string;
  readonly retry: () => void;
}

/** How a route is read: SWR's own options, and when to give up. */
export interface ReadingOptions<Answer> extends SWRConfiguration<Answer, ApiError> {
  readonly timeoutMs?: number;
}

/** Reads a route with SWR. `null` waits: nothing is fetched until there is an input. */
export function useRoute<Params, Query, Body, Answer>(
  route: Route<Params, Query, Body, Answer>,
  input: RouteInput<Params, Query, Body> | null,
  { timeoutMs, ...options }: ReadingOptions<Answer> = {},
): Reading<Answer> {
  const response = useSWR<Answer, ApiError>(
    input && routeKey(route, input),
    input && (() => callRoute(route, input, timeoutMs ? { signal: AbortSignal.timeout(timeoutMs) } : {})),
    options,
  );
  // Getters, since SWR renders a component again only for the properties that it has read.
  return {
    get data() {
      return response.data;
    },
    get error() {
      return isCancelled(response.error) ? undefined : response.error;
    },
    get isMissing() {
      return response.error?.code === 'not_found';
    },
    get isLoading() {
      return response.isLoading;
    },
    get isValidating() {
      return response.isValidating;
    },
    fallback: route.fallback,
    retry: () => void response.mutate(),
  };
}
