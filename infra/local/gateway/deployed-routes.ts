import * as z from 'zod';
import type { DeployedFunction } from '../functions/deployed-functions.ts';
import type { ResolvedResource } from '../template/resolve-assembly.ts';

/** What a JWT authoriser of the template accepts. */
export interface JwtRule {
  readonly issuer: string;
  readonly audience: readonly string[];
}

/** A route of the template's HTTP API. */
export interface DeployedRoute {
  readonly routeKey: string;
  readonly method: string;
  /** Path pattern such as `/api/users/{id}`. */
  readonly path: string;
  readonly target: DeployedFunction;
  readonly authoriser: JwtRule | undefined;
}

const RouteProperties = z.object({
  RouteKey: z.string(),
  Target: z.string().startsWith('integrations/'),
  AuthorizationType: z.string().default('NONE'),
  AuthorizerId: z.string().optional(),
});
const Integration = z.object({ IntegrationUri: z.string(), PayloadFormatVersion: z.literal('2.0') });
const Authoriser = z.object({
  AuthorizerType: z.literal('JWT'),
  JwtConfiguration: z.object({ Issuer: z.string(), Audience: z.array(z.string()) }),
});

/** The routes of the template, each with its function and its authoriser; throws where the template does not join up. */
export function deployedRoutes(
  resources: readonly ResolvedResource[],
  functions: ReadonlyMap<string, DeployedFunction>,
): DeployedRoute[] {
  const integrations = parsedByRef(resources, 'AWS::ApiGatewayV2::Integration', Integration);
  const authorisers = parsedByRef(resources, 'AWS::ApiGatewayV2::Authorizer', Authoriser);
  return [...parsedByRef(resources, 'AWS::ApiGatewayV2::Route', RouteProperties).values()].map((route) => {
    const [method = '', path = ''] = route.RouteKey.split(' ');
    const integration = integrations.get(route.Target.slice('integrations/'.length));
    const target = functions.get(integration?.IntegrationUri ?? '');
    if (!target) throw new Error(`The route ${route.RouteKey} leads to no function of the template.`);
    const jwt = authorisers.get(route.AuthorizerId ?? '')?.JwtConfiguration;
    if (route.AuthorizationType === 'JWT' && !jwt)
      throw new Error(`The route ${route.RouteKey} names an authoriser that is not in the template.`);
    return {
      routeKey: route.RouteKey,
      method,
      path,
      target,
      authoriser: jwt && { issuer: jwt.Issuer, audience: jwt.Audience },
    };
  });
}

function parsedByRef<Parsed>(
  resources: readonly ResolvedResource[],
  type: string,
  schema: z.ZodType<Parsed>,
): Map<string, Parsed> {
  return new Map(
    resources
      .filter((resource) => resource.type === type)
      .map(({ ref, properties }) => [ref, schema.parse(properties)] as const),
  );
}
