import { NestedStack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { type Domain, routesOf } from '#shared/contract/routes.ts';
import { RouteFunction, type RouteSurroundings } from '../constructs/route-function.ts';

/** The routes of one domain, in a template of their own: one template holds at most 500 resources. */
export class DomainStack extends NestedStack {
  constructor(scope: Construct, domain: Domain, surroundings: RouteSurroundings) {
    super(scope, domain, { description: `Netwright: the ${domain} calls of the API` });
    for (const route of routesOf(domain)) new RouteFunction(this, route, surroundings);
  }
}
