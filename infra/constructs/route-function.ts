import { join } from 'node:path';
import { RemovalPolicy, Validations } from 'aws-cdk-lib';
import type { HttpApi, IHttpRouteAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpMethod, HttpNoneAuthorizer, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { IAlarm } from 'aws-cdk-lib/aws-cloudwatch';
import {
  type ILambdaApplication,
  LambdaDeploymentConfig,
  LambdaDeploymentGroup,
} from 'aws-cdk-lib/aws-codedeploy';
import type { IRole } from 'aws-cdk-lib/aws-iam';
import { Alias, Architecture, Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { AnyRoute } from '#shared/contract/define-route.ts';
import type { RegisteredRoute } from '#shared/contract/routes.ts';
import { permissionsOf } from '../permissions/route-permissions.ts';
import { environmentOf, FunctionRole, type Resources } from './function-role.ts';
import { sizeOf } from './function-sizes.ts';
import type { Settings } from './settings.ts';

/** What all routes share. */
export interface RouteSurroundings {
  readonly settings: Settings;
  readonly resources: Resources;
  readonly httpApi: HttpApi;
  readonly authoriser: IHttpRouteAuthorizer;
  readonly originSecret: string;
  readonly release: {
    readonly application: ILambdaApplication;
    readonly role: IRole;
    /** What takes a new version back. */
    readonly alarm: IAlarm;
  };
}

/** One route of the contract in the cloud: its function, with a role and a log of its own, behind the gateway. */
export class RouteFunction extends Construct {
  constructor(scope: Construct, route: RegisteredRoute, surroundings: RouteSurroundings) {
    super(scope, route.name);
    const { settings, resources, release } = surroundings;
    const grants = permissionsOf(route);

    const logGroup = new LogGroup(this, 'Log', {
      logGroupName: `/netwright/${settings.environment}/functions/${route.name}`,
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    const handler = new LambdaFunction(this, 'Function', {
      functionName: functionName(settings, route),
      description: `${route.method} /api${route.path}: ${route.summary}`,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      handler: 'index.handler',
      code: Code.fromAsset(join(settings.functionsFolder, route.name)),
      role: new FunctionRole(this, 'Role', { grants, resources, logGroup }),
      logGroup,
      environment: {
        ...environmentOf(grants, resources),
        ORIGIN_SECRET: surroundings.originSecret,
      },
      ...sizeOf(route.name),
    });

    const live = new Alias(this, 'Live', { aliasName: 'live', version: handler.currentVersion });
    new LambdaDeploymentGroup(this, 'Release', {
      application: release.application,
      role: release.role,
      alias: live,
      deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES,
      alarms: [release.alarm],
    });

    const gatewayRoute = new HttpRoute(this, 'Route', {
      httpApi: surroundings.httpApi,
      routeKey: HttpRouteKey.with(gatewayPath(route), HttpMethod[route.method]),
      integration: new HttpLambdaIntegration('Integration', live),
      authorizer: route.access === 'public' ? new HttpNoneAuthorizer() : surroundings.authoriser,
    });
    if (route.access === 'public') {
      Validations.of(gatewayRoute).acknowledge({
        id: 'AwsSolutions-APIG4',
        reason: 'The contract makes this call public: whoever calls it has no token yet, or needs none.',
      });
    }
  }
}

/** `netwright-production-createDesign`: at most 64 characters. */
export const functionName = (settings: Settings, route: Pick<AnyRoute, 'name'>): string =>
  `netwright-${settings.environment}-${route.name}`;

/** The path as the gateway knows it. It takes no closing slash; CloudFront removes a caller's (path-rewrites.ts). */
export const gatewayPath = (route: Pick<AnyRoute, 'path'>): string => `/api${route.path.replace(/\/$/, '')}`;
