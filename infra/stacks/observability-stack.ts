import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { Alarms, alarmPeriod as period } from '../constructs/alarms.ts';
import {
  failedSignInPercent,
  functionFailures,
  functionThrottles,
  metricsPerAlarm,
  serverErrorPercent,
  siteErrorPercent,
  tableRefusals,
} from '../constructs/metrics.ts';
import { OperationsDashboard } from '../constructs/operations-dashboard.ts';
import type { ApiStack } from './api-stack.ts';
import type { CatalogueStack } from './catalogue-stack.ts';
import type { DataStack } from './data-stack.ts';
import type { IdentityStack } from './identity-stack.ts';
import { NetwrightStack, type NetwrightStackProps } from './netwright-stack.ts';
import type { SiteStack } from './site-stack.ts';
import type { WorkersStack } from './workers-stack.ts';

export interface ObservabilityStackProps extends NetwrightStackProps {
  readonly data: DataStack;
  readonly identity: IdentityStack;
  readonly api: ApiStack;
  readonly catalogue: CatalogueStack;
  readonly workers: WorkersStack;
  readonly site: SiteStack;
}

/** The alarms and the dashboard. */
export class ObservabilityStack extends NetwrightStack {
  private readonly alarms: Alarms;

  constructor(scope: Construct, id: string, props: ObservabilityStackProps) {
    super(scope, id, props);
    this.alarms = new Alarms(this, 'Alarms', this.settings);
    this.watchApi(props.api);
    this.watchFunctions(props);
    this.watchQueues(props);
    this.watchTables(props.data);
    this.watchSignIns(props.identity);
    this.watchSite(props.site);
    this.alarms.addBudget(this.settings);
    new OperationsDashboard(this, 'Dashboard', { ...props, alarms: this.alarms.all });
  }

  private watchApi({ httpApi }: ApiStack): void {
    this.alarms.add(
      'ApiErrors',
      {
        name: 'the API answers with errors',
        meaning:
          'More than 1 % of requests were answered with a server error for five minutes. Look for "level":"error" in the functions’ logs; a request id leads from one to the access log.',
      },
      { metric: serverErrorPercent(httpApi), above: 1 },
    );
    this.alarms.add(
      'ApiLatency',
      {
        name: 'the API is slow',
        meaning:
          'One request in twenty took longer than 3 seconds, for a quarter of an hour. The dashboard shows which function is slow; generating and reporting on very large networks are the likeliest.',
      },
      { metric: httpApi.metricLatency({ period, statistic: 'p95' }), above: 3_000, periods: 3 },
    );
  }

  private watchFunctions({ api, catalogue, identity }: ObservabilityStackProps): void {
    for (const [domain, functions] of api.functions) {
      chunks(functions, metricsPerAlarm).forEach((chunk, index) => {
        const part = index === 0 ? '' : ` (${index + 1})`;
        this.alarms.add(
          `${domain}Failures${index === 0 ? '' : index + 1}`,
          {
            name: `functions of ${domain} crash${part}`,
            meaning: `A function of the ${domain} calls ended without an answer: it crashed, ran out of memory or out of time. Its last log lines say which. ${chunk.map(({ whenItFails }) => whenItFails).join(' ')}`,
          },
          { metric: functionFailures(chunk), above: 0 },
        );
      });
    }
    this.alarms.add(
      'unknownCallFailures',
      {
        name: 'calls that do not exist crash',
        meaning: `${api.unknownCalls.whenItFails} Its log says why; no data is touched.`,
      },
      { metric: functionFailures([api.unknownCalls]), above: 0 },
    );
    this.alarms.add(
      'catalogueFailures',
      { name: 'the catalogue is not loaded', meaning: catalogue.loader.whenItFails },
      { metric: functionFailures([catalogue.loader]), above: 0 },
    );
    for (const trigger of identity.triggers) {
      this.alarms.add(
        `${trigger.functionName}Failures`,
        { name: `${trigger.functionName} fails`, meaning: trigger.whenItFails },
        { metric: functionFailures([trigger]), above: 0 },
      );
    }
    this.alarms.add(
      'FunctionThrottles',
      {
        name: 'functions are throttled',
        meaning:
          'Lambda refused calls because the account’s concurrency is used up. The dashboard shows which function runs so often; otherwise request a higher quota from AWS.',
      },
      { metric: functionThrottles(), above: 0 },
    );
  }

  private watchQueues({ data, workers }: ObservabilityStackProps): void {
    for (const worker of workers.functions) {
      this.alarms.add(
        `${worker.functionName}Failures`,
        { name: `${worker.functionName} crashes`, meaning: worker.whenItFails },
        { metric: functionFailures([worker]), above: 0 },
      );
    }
    for (const [name, { queue, deadLetters }] of data.queues) {
      this.alarms.add(
        `${name}QueueAge`,
        {
          name: `messages of ${name} wait`,
          meaning: `A message of ${name} has waited for more than 15 minutes. Its worker fails, or does not keep up: its log says which.`,
        },
        { metric: queue.metricApproximateAgeOfOldestMessage({ period, statistic: 'Maximum' }), above: 900 },
      );
      this.watchDeadLetters(name, deadLetters);
    }
    this.watchDeadLetters('scheduled jobs', workers.failedJobs);
  }

  private watchDeadLetters(name: string, deadLetters: IQueue): void {
    this.alarms.add(
      `${name.replaceAll(' ', '')}DeadLetters`,
      {
        name: `${name}: something failed for good`,
        meaning: `There are dead letters of ${name}: every attempt has failed, and nothing tries again. The worker’s log says why; when that is mended, send them again (docs/operations.md).`,
      },
      {
        metric: deadLetters.metricApproximateNumberOfMessagesVisible({ period, statistic: 'Maximum' }),
        above: 0,
      },
    );
  }

  private watchTables({ tables }: DataStack): void {
    for (const [name, table] of Object.entries(tables)) {
      this.alarms.add(
        `${name}Refusals`,
        {
          name: `the table of ${name} refuses calls`,
          meaning:
            'DynamoDB throttled calls or failed. The functions retry and then answer 503. Heavy load on one owner’s data is the likeliest cause; otherwise check the AWS health page.',
        },
        { metric: tableRefusals(name, table), above: 5 },
      );
    }
  }

  private watchSignIns(identity: IdentityStack): void {
    this.alarms.add(
      'FailedSignIns',
      {
        name: 'sign-ins fail',
        meaning:
          'More than half of at least twenty sign-ins within five minutes failed. Either sign-in is broken, or someone is guessing passwords: compare with the usual number on the dashboard.',
      },
      { metric: failedSignInPercent(identity), above: 50 },
    );
  }

  /** CloudFront reports in us-east-1 only, and an alarm reads its own region. */
  private watchSite({ distribution }: SiteStack): void {
    if (this.settings.region !== 'us-east-1') return;
    this.alarms.add(
      'SiteErrors',
      {
        name: 'the site answers with errors',
        meaning:
          'More than 5 % of all answers of the distribution were server errors for ten minutes. If the API works, check the site’s bucket and the AWS health page.',
      },
      { metric: siteErrorPercent(distribution), above: 5, periods: 2 },
    );
  }
}

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}
