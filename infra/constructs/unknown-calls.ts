import { Duration, Validations } from 'aws-cdk-lib';
import { type HttpApi, HttpNoneAuthorizer, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { Construct } from 'constructs';
import type { Resources } from './function-role.ts';
import { HouseFunction, type Watched } from './house-function.ts';
import type { Settings } from './settings.ts';

export interface UnknownCallsProps {
  readonly settings: Settings;
  readonly resources: Resources;
  readonly httpApi: HttpApi;
  readonly originSecret: string;
}

/** Answers what no route of the contract matches, in the envelope of errors; the gateway itself has another one. */
export class UnknownCalls extends Construct {
  readonly watched: Watched;

  constructor(
    scope: Construct,
    id: string,
    { settings, resources, httpApi, originSecret }: UnknownCallsProps,
  ) {
    super(scope, id);
    const handler = new HouseFunction(this, 'Function', {
      name: 'unknownCall',
      description: 'Answers 404 to what is no call of the API',
      whenItFails: 'Calls that do not exist get an answer outside the envelope.',
      settings,
      resources,
      grants: [],
      environment: { ORIGIN_SECRET: originSecret },
      memorySize: 256,
      timeout: Duration.seconds(5),
    });
    this.watched = handler.watched;
    const route = new HttpRoute(this, 'Route', {
      httpApi,
      routeKey: HttpRouteKey.DEFAULT,
      integration: new HttpLambdaIntegration('Integration', handler),
      authorizer: new HttpNoneAuthorizer(),
    });
    Validations.of(route).acknowledge({
      id: 'AwsSolutions-APIG4',
      reason: 'It says that there is no such call, and touches nothing.',
    });
  }
}
