import { NestedStack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { type Domain, routesOf } from '#shared/contract/routes.ts';
import type { Watched } from '../constructs/house-function.ts';
import { RouteFunction, type RouteSurroundings } from '../constructs/route-function.ts';

/** The routes of one domain, in a template of their own: one template holds at most 500 resources. */
export class DomainStack extends NestedStack {
  /** What the alarms watch. */
  readonly functions: readonly Watched[];

  constructor(scope: Construct, domain: Domain, surroundings: RouteSurroundings) {
    super(scope, domain, { description: `Netwright: the ${domain} calls of the API` });
    this.functions = routesOf(domain).map((route) => new RouteFunction(this, route, surroundings).watched);
  }
}
