import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { type IMetric, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { alarmPeriod as period } from './alarms.ts';
import type { Resources } from './function-role.ts';
import type { Watched } from './house-function.ts';

/** An alarm may read at most ten metrics (a quota of CloudWatch). */
export const metricsPerAlarm = 10;

/** Server errors in percent of all requests; 0 while there are fewer than three, which a single fault would dominate. */
export function serverErrorPercent(api: HttpApi): IMetric {
  return new MathExpression({
    label: 'Server errors, %',
    expression: 'IF(errors >= 3, 100 * errors / requests, 0)',
    usingMetrics: {
      errors: api.metricServerError({ period, statistic: 'Sum' }),
      requests: api.metricCount({ period, statistic: 'Sum' }),
    },
    period,
  });
}

/** Failed sign-ins in percent, 0 while there are fewer than twenty attempts. The average of the metric is the share that succeeds. */
export function failedSignInPercent({
  userPool,
  siteClient,
}: Pick<Resources, 'userPool' | 'siteClient'>): IMetric {
  const signIns = (statistic: string) =>
    new Metric({
      namespace: 'AWS/Cognito',
      metricName: 'SignInSuccesses',
      dimensionsMap: { UserPool: userPool.userPoolId, UserPoolClient: siteClient.userPoolClientId },
      statistic,
      period,
    });
  return new MathExpression({
    label: 'Failed sign-ins, %',
    expression: 'IF(attempts >= 20, 100 * (1 - succeeded), 0)',
    usingMetrics: { attempts: signIns('SampleCount'), succeeded: signIns('Average') },
    period,
  });
}

/** How often functions ended without a response: crashed, out of memory, or timed out. */
export const functionFailures = (functions: readonly Watched[]): IMetric =>
  sum(
    'failures',
    functions.map(({ functionName: FunctionName }) => lambdaMetric('Errors', { FunctionName })),
  );

/** Calls that Lambda throttled, since the account shares one concurrency limit. */
export const functionThrottles = (): IMetric => lambdaMetric('Throttles', {});

/** Calls that a table could not serve: more than its partitions take, or a fault of the service. */
export function tableRefusals(name: string, { tableName: TableName }: Table): IMetric {
  const ofTable = (metricName: string, dimensions: Record<string, string> = {}) =>
    new Metric({
      namespace: 'AWS/DynamoDB',
      metricName,
      dimensionsMap: { TableName, ...dimensions },
      statistic: 'Sum',
      period,
    });
  return sum(name, [
    ofTable('ReadThrottleEvents'),
    ofTable('WriteThrottleEvents'),
    ...tableOperations.map((Operation) => ofTable('SystemErrors', { Operation })),
  ]);
}

export const siteErrorPercent = (distribution: Distribution): IMetric =>
  distribution.metric5xxErrorRate({ period, region: 'us-east-1' });

const tableOperations = [
  'GetItem',
  'BatchGetItem',
  'Query',
  'PutItem',
  'UpdateItem',
  'TransactWriteItems',
] as const;

const lambdaMetric = (metricName: string, dimensionsMap: Record<string, string>): Metric =>
  new Metric({ namespace: 'AWS/Lambda', metricName, dimensionsMap, statistic: 'Sum', period });

/** The label is also what keeps the ids of several sums in one graph apart. */
function sum(label: string, metrics: readonly IMetric[]): IMetric {
  return new MathExpression({
    label,
    expression: 'SUM(METRICS())',
    usingMetrics: Object.fromEntries(metrics.map((metric, index) => [`${label}${index}`, metric])),
    period,
  });
}
