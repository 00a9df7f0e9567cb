import { NestedStack } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import {
  Alarm,
  ComparisonOperator,
  type IMetric,
  MathExpression,
  Metric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { type RegisteredRoute, routes } from '#shared/contract/routes.ts';
import { gatewayPath } from '../constructs/gateway-path.ts';
import { releasePeriod as period } from '../constructs/server-error-callers.ts';
import type { Settings } from '../constructs/settings.ts';

export interface ReleaseAlarmsProps {
  readonly settings: Settings;
  readonly httpApi: HttpApi;
  /** How many different callers had a server error, whatever they called. */
  readonly callers: IMetric;
}

/** Server errors of one call within a minute that take its new version back, from so many different callers. */
const mostErrors = 2;
const fewestCallers = 3;

/**
 * An alarm for each call, which takes back the release of its function alone. In a template of its own, so that those of the
 * calls keep room.
 */
export class ReleaseAlarmsStack extends NestedStack {
  constructor(scope: Construct, id: string, { settings, httpApi, callers }: ReleaseAlarmsProps) {
    super(scope, id, { description: 'Netwright: what takes the release of a call back' });
    for (const route of routes) {
      new Alarm(this, route.name, {
        alarmName: releaseAlarmName(settings, route),
        alarmDescription: `${route.name} answered three or more requests within a minute with a server error, and at least three different callers had one. A release of it under way is taken back.`,
        metric: new MathExpression({
          label: 'Server errors, where several callers have them',
          expression: `IF(FILL(callers, 0) >= ${fewestCallers}, errors, 0)`,
          usingMetrics: { callers, errors: serverErrors(httpApi, route) },
          period,
        }),
        threshold: mostErrors,
        evaluationPeriods: 1,
        comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
        treatMissingData: TreatMissingData.NOT_BREACHING,
      });
    }
  }
}

/** The name by which a release finds its alarm. */
export const releaseAlarmName = (
  { environment }: Settings,
  { name }: Pick<RegisteredRoute, 'name'>,
): string => `netwright-${environment}: ${name} fails`;

/** The gateway's detailed metrics are by route. */
const serverErrors = (httpApi: HttpApi, route: RegisteredRoute): IMetric =>
  new Metric({
    namespace: 'AWS/ApiGateway',
    metricName: '5xx',
    dimensionsMap: {
      ApiId: httpApi.apiId,
      Stage: '$default',
      Method: route.method,
      Resource: gatewayPath(route),
    },
    statistic: 'Sum',
    period,
  });
