import {
  type Access,
  type AnyRoute,
  type Draft,
  defineRoute,
  type Empty,
  type ErrorField,
  type Route,
} from './define-route.ts';
import type { ErrorCode } from './errors.ts';

/** What the routes of a group share. */
interface Common<Domain extends string, Who extends Access> {
  readonly domain: Domain;
  readonly access: Who;
  /** The errors of each, in addition to its own and those of every call (see `commonErrors`). */
  readonly errors?: readonly ErrorCode[];
  /** The field of an error that the site shows; `message` where it is left out. */
  readonly errorField?: ErrorField;
}

/** Routes of one domain for the same callers. */
export interface RouteGroup<Domain extends string, Who extends Access> {
  readonly domain: Domain;
  /** All routes of the domain that were defined from this group on, in their order. */
  readonly routes: readonly (AnyRoute & { readonly domain: Domain })[];
  readonly route: <Answer, Params = Empty, Query = Empty, Body = undefined>(
    own: Omit<Draft<Params, Query, Body, Answer, Who>, 'domain' | 'access' | 'errorField'>,
  ) => Route<Params, Query, Body, Answer, Who>;
  /** A group of the same domain for other callers. */
  readonly for: <Other extends Access>(
    common: Omit<Common<Domain, Other>, 'domain' | 'errorField'>,
  ) => RouteGroup<Domain, Other>;
}

/** Gives domain, access and common errors once for many routes: `group.route({ name, method, path, … })` defines one. */
export function routeGroup<const Domain extends string, Who extends Access>(
  common: Common<Domain, Who>,
  routes: (AnyRoute & { readonly domain: Domain })[] = [],
): RouteGroup<Domain, Who> {
  const { domain, access, errors = [], errorField = 'message' } = common;
  return {
    domain,
    routes,
    route: (own) => {
      const route = defineRoute({
        ...own,
        domain,
        access,
        errorField,
        errors: [...errors, ...(own.errors ?? [])],
      });
      routes.push({ ...route, domain });
      return route;
    },
    for: (other) => routeGroup({ ...other, domain, errorField }, routes),
  };
}
