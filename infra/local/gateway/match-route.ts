import type { DeployedRoute } from './deployed-routes.ts';

export interface Match {
  readonly route: DeployedRoute;
  readonly pathParameters: Readonly<Record<string, string>>;
}

/**
 * Finds routes as an HTTP API does: a fixed segment goes before a variable one, a trailing slash counts, and `$default` takes
 * what no other route does.
 * @returns a function from method and raw path to the route, or undefined
 */
export function routeMatcher(
  routes: readonly DeployedRoute[],
): (method: string, path: string) => Match | undefined {
  const compiled = routes
    .map((route) => ({ route, segments: route.path.split('/') }))
    .sort((a, b) => compare(specificity(a.segments), specificity(b.segments)));
  const catchAll = routes.find(({ routeKey }) => routeKey === '$default');
  return (method, path) => {
    const parts = path.split('/');
    for (const { route, segments } of compiled) {
      if (route.method !== method || segments.length !== parts.length) continue;
      const pathParameters = matchSegments(segments, parts);
      if (pathParameters) return { route, pathParameters };
    }
    return catchAll && { route: catchAll, pathParameters: {} };
  };
}

const isVariable = (segment: string): boolean => segment.startsWith('{');

const specificity = (segments: readonly string[]): string =>
  segments.map((segment) => (isVariable(segment) ? '1' : '0')).join('');

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function matchSegments(
  segments: readonly string[],
  parts: readonly string[],
): Record<string, string> | undefined {
  const parameters: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const part = parts[index] ?? '';
    if (!isVariable(segment)) {
      if (segment !== part) return undefined;
      continue;
    }
    const value = decoded(part);
    if (value === undefined || value === '') return undefined;
    parameters[segment.slice(1, -1)] = value;
  }
  return parameters;
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
