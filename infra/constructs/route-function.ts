import { Validations } from 'aws-cdk-lib';
import type { HttpApi, IHttpRouteAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpMethod, HttpNoneAuthorizer, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { Alarm } from 'aws-cdk-lib/aws-cloudwatch';
import {
  type ILambdaApplication,
  LambdaDeploymentConfig,
  LambdaDeploymentGroup,
} from 'aws-cdk-lib/aws-codedeploy';
import type { IRole } from 'aws-cdk-lib/aws-iam';
import { Alias } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { AnyRoute } from '#shared/contract/define-route.ts';
import type { RegisteredRoute } from '#shared/contract/routes.ts';
import { permissionsOf } from '../permissions/route-permissions.ts';
import type { Resources } from './function-role.ts';
import { sizeOf } from './function-sizes.ts';
import { gatewayPath } from './gateway-path.ts';
import { HouseFunction, type Watched } from './house-function.ts';
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
    /** The name of the alarm that rolls a new version of a call back. */
    readonly alarmName: (route: RegisteredRoute) => string;
  };
}

/** One route of the contract in the cloud: its function, with a role and a log of its own, behind the gateway. */
export class RouteFunction extends Construct {
  readonly watched: Watched;

  constructor(scope: Construct, route: RegisteredRoute, surroundings: RouteSurroundings) {
    super(scope, route.name);
    const { settings, resources, release } = surroundings;

    const handler = new HouseFunction(this, 'Function', {
      name: route.name,
      description: `${route.method} /api${route.path}: ${route.summary}`,
      whenItFails: `${route.name} answers “${route.fallback}”.`,
      settings,
      resources,
      grants: permissionsOf(route),
      environment: { ORIGIN_SECRET: surroundings.originSecret },
      ...sizeOf(route.name),
    });
    this.watched = handler.watched;

    const live = new Alias(this, 'Live', { aliasName: 'live', version: handler.currentVersion });
    new LambdaDeploymentGroup(this, 'Release', {
      application: release.application,
      role: release.role,
      alias: live,
      deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES,
      alarms: [Alarm.fromAlarmName(this, 'ReleaseAlarm', release.alarmName(route))],
    });

    const gatewayRoute = new HttpRoute(this, 'Route', {
      httpApi: surroundings.httpApi,
      routeKey: HttpRouteKey.with(gatewayPath(route), HttpMethod[route.method]),
      integration: new HttpLambdaIntegration('Integration', live),
      authorizer: isOpen(route) ? new HttpNoneAuthorizer() : surroundings.authoriser,
    });
    if (isOpen(route)) {
      Validations.of(gatewayRoute).acknowledge({
        id: 'AwsSolutions-APIG4',
        reason:
          route.access === 'public'
            ? 'The contract makes this call public: whoever calls it has no token yet, or needs none.'
            : route.access === 'signed'
              ? 'The payment provider has no token: it signs the bytes of the body, and the function verifies that.'
              : 'The call also takes API tokens, which the JWT authoriser would refuse: its function verifies either kind.',
      });
    }
  }
}

/** Whether the gateway lets a call without a valid ID token through to the function. */
const isOpen = ({ access, tokenScope }: Pick<AnyRoute, 'access' | 'tokenScope'>): boolean =>
  access === 'public' || access === 'signed' || tokenScope !== undefined;
