import { NestedStack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { AnyRoute, Domain } from '#shared/contract/define-route.ts';
import { RouteFunction, type RouteSurroundings } from '../constructs/route-function.ts';

/** The routes of one domain, in a template of their own: one template holds at most 500 resources. */
export class DomainStack extends NestedStack {
  constructor(
    scope: Construct,
    domain: Domain,
    routes: readonly AnyRoute[],
    surroundings: RouteSurroundings,
  ) {
    super(scope, domain, { description: `Netwright: the ${domain} calls of the API` });
    for (const route of routes) new RouteFunction(this, route, surroundings);
  }
}
