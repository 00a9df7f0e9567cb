import type { Route } from '#shared/contract/define-route.ts';

/** The parts of a request. A part that the route has no fields for is left out; so are query fields with defaults. */
export type RouteInput<Params, Query, Body> = Part<'params', Params> &
  Part<'query', Partial<Query>> &
  (undefined extends Body ? { readonly body?: undefined } : { readonly body: Body });

type Part<Name extends string, Fields> =
  Record<string, never> extends Fields
    ? { readonly [name in Name]?: Fields }
    : { readonly [name in Name]: Fields };

interface Parts {
  readonly params?: unknown;
  readonly query?: unknown;
}

/** `/api/networkdesign/65…?page=2`: the address of a call. */
export function routeAddress(
  route: Pick<Route<unknown, unknown, unknown, unknown>, 'path'>,
  { params, query }: Parts,
): string {
  const values = new Map(fields(params));
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name))),
  );
  const search = new URLSearchParams(
    fields(query)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => [name, String(value)]),
  );
  return `/api${path}${search.size > 0 ? `?${search}` : ''}`;
}

const fields = (part: unknown): [string, unknown][] =>
  typeof part === 'object' && part !== null ? Object.entries(part) : [];
