import { Duration } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import {
  type Alarm,
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type IMetric,
  MathExpression,
} from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import type { Resources } from './function-role.ts';
import { failedSignInPercent, functionThrottles, serverErrorPercent, tableRefusals } from './metrics.ts';
import type { Settings } from './settings.ts';

export interface OperationsDashboardProps {
  readonly settings: Settings;
  readonly api: { readonly httpApi: HttpApi };
  readonly data: Pick<Resources, 'tables'>;
  readonly identity: Pick<Resources, 'userPool' | 'siteClient'>;
  readonly site: { readonly distribution: Distribution };
  readonly alarms: Alarm[];
}

const period = Duration.minutes(5);

/** The overview dashboard: active alarms, latency, and which part fails. */
export class OperationsDashboard extends Construct {
  constructor(scope: Construct, id: string, props: OperationsDashboardProps) {
    super(scope, id);
    const { settings, api, data, identity, site, alarms } = props;
    const { httpApi } = api;
    const functions = `FunctionName="netwright-${settings.environment}-"`;
    const latency = (statistic: string) => httpApi.metricLatency({ period, statistic, label: statistic });

    new Dashboard(this, 'Board', {
      dashboardName: `netwright-${settings.environment}`,
      defaultInterval: Duration.days(1),
      widgets: [
        [new AlarmStatusWidget({ title: 'Alarms', alarms, width: 24, height: 4 })],
        [
          graph('Requests', [
            httpApi.metricCount({ period, statistic: 'Sum', label: 'API' }),
            httpApi.metricClientError({ period, statistic: 'Sum', label: 'rejected (4xx)' }),
            httpApi.metricServerError({ period, statistic: 'Sum', label: 'failed (5xx)' }),
          ]),
          graph('Server errors, %', [serverErrorPercent(httpApi)]),
          graph('Latency of the API, ms', ['p50', 'p95', 'p99'].map(latency)),
        ],
        [
          graph('Slowest functions, p95 in ms', [
            search(`{AWS/Lambda,FunctionName} MetricName="Duration" ${functions}`, 'p95'),
          ]),
          graph('Crashed functions', [
            search(`{AWS/Lambda,FunctionName} MetricName="Errors" ${functions}`, 'Sum'),
          ]),
          graph('Concurrent and throttled functions', [
            search(`{AWS/Lambda,FunctionName} MetricName="ConcurrentExecutions" ${functions}`, 'Maximum'),
            functionThrottles(),
          ]),
        ],
        [
          graph(
            'Calls that tables rejected',
            Object.entries(data.tables).map(([name, table]) => tableRefusals(name, table)),
          ),
          graph('Failed sign-ins, %', [failedSignInPercent(identity)]),
          graph('Site', [
            site.distribution.metricRequests({ period, region: 'us-east-1', label: 'requests' }),
            site.distribution.metric5xxErrorRate({ period, region: 'us-east-1', label: 'server errors, %' }),
          ]),
        ],
      ],
    });
  }
}

const graph = (title: string, left: IMetric[]): GraphWidget =>
  new GraphWidget({ title, left, width: 8, height: 6 });

const search = (query: string, statistic: string): IMetric =>
  new MathExpression({
    expression: `SEARCH('${query}', '${statistic}', ${period.toSeconds()})`,
    label: '',
    period,
  });
