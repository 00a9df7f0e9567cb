import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { routes } from '#shared/contract/routes.ts';
import { workerHandlers } from '../../infra/permissions/workers.ts';
import { Synthesised } from './synthesised.ts';

const cloud = new Synthesised({ alarmEmail: 'ops@example.com' });
const AlarmProperties = z.looseObject({
  AlarmName: z.string(),
  AlarmDescription: z.string(),
  Metrics: z.array(z.looseObject({ Id: z.string() })).default([]),
});
const alarms = cloud
  .all('AWS::CloudWatch::Alarm', 'NetwrightObservability')
  .map(({ properties }) => AlarmProperties.parse(properties));
const called = (name: string) =>
  alarms.find(({ AlarmName }) => AlarmName === `Netwright production: ${name}`);
const topic = cloud.one('AWS::SNS::Topic');

describe('the alarms', () => {
  it.each(alarms)('$AlarmName notifies operators, in sentences', ({ AlarmDescription, ...alarm }) => {
    expect(alarm).toMatchObject({ AlarmActions: [{ Ref: topic.id }], OKActions: [{ Ref: topic.id }] });
    expect(AlarmDescription).toMatch(/^[A-Z].{60,}\.$/);
  });

  it.each(alarms)('$AlarmName stays silent without traffic', ({ TreatMissingData }) => {
    expect(TreatMissingData).toBe('notBreaching');
  });

  it.each(alarms)('$AlarmName reads at most ten metrics, as CloudWatch allows', ({ Metrics }) => {
    expect(Metrics.filter(({ MetricStat }) => MetricStat).length).toBeLessThanOrEqual(10);
  });

  it.each([
    ['the API answers with errors', '5xx'],
    ['the API is slow', 'Latency'],
    ['functions are throttled', 'Throttles'],
    ['sign-ins fail', 'SignInSuccesses'],
    ['the site answers with errors', '5xxErrorRate'],
  ])('go off when %s', (name, metric) =>
    expect(JSON.stringify(called(name))).toContain(`"MetricName":"${metric}"`),
  );

  it('watch every function for crashes', () => {
    const failures = JSON.stringify(alarms.filter(({ AlarmName }) => AlarmName.includes('crash')));
    for (const { name } of routes) expect(failures).toContain(`"netwright-production-${name}"`);
  });

  it('watch the loading of the catalogue', () => {
    expect(JSON.stringify(called('the catalogue is not loaded'))).toContain(
      '"netwright-production-loadCatalogue"',
    );
  });

  it.each(workerHandlers)('watch $name for crashes', ({ name }) => {
    expect(JSON.stringify(called(`netwright-production-${name} crashes`))).toContain('"MetricName":"Errors"');
  });

  it('watch the oldest message of every queue, and all dead letters', () => {
    const watching = (metric: string) =>
      alarms.filter((alarm) => JSON.stringify(alarm).includes(`"MetricName":"${metric}"`));
    const queues = cloud.all('AWS::SQS::Queue');
    const served = queues.filter(({ properties }) => 'RedrivePolicy' in properties);
    expect(watching('ApproximateAgeOfOldestMessage')).toHaveLength(served.length);
    expect(watching('ApproximateNumberOfMessagesVisible')).toHaveLength(queues.length - served.length);
  });

  it('say what users see when a function crashes, within CloudWatch’s 1,024 characters', () => {
    const crashes = alarms.filter(({ AlarmName }) => AlarmName.includes('crash'));
    for (const { AlarmDescription } of crashes) expect(AlarmDescription.length).toBeLessThanOrEqual(1_024);
    const sentences = crashes.map(({ AlarmDescription }) => AlarmDescription).join(' ');
    for (const { name, fallback } of routes) expect(sentences).toContain(`${name} answers “${fallback}”.`);
  });

  it('watch every table for rejected calls', () => {
    const refusals = alarms.filter(({ AlarmName }) => AlarmName.includes('refuses calls'));
    expect(refusals).toHaveLength(cloud.all('AWS::DynamoDB::Table').length);
    for (const refusal of refusals) {
      expect(JSON.stringify(refusal)).toMatch(/ReadThrottleEvents.*WriteThrottleEvents.*SystemErrors/);
    }
  });

  it('are sent to the operator’s address', () => {
    expect(cloud.one('AWS::SNS::Subscription').properties).toMatchObject({
      Protocol: 'email',
      Endpoint: 'ops@example.com',
      TopicArn: { Ref: topic.id },
    });
  });

  it('may publish over TLS only', () => {
    expect(cloud.one('AWS::SNS::TopicPolicy').properties.PolicyDocument).toMatchObject({
      Statement: expect.arrayContaining([
        expect.objectContaining({
          Effect: 'Allow',
          Action: 'sns:Publish',
          Principal: { Service: ['budgets.amazonaws.com', 'cloudwatch.amazonaws.com'] },
          Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
        }),
        expect.objectContaining({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
      ]),
    });
  });
});

describe('the dashboard', () => {
  it('shows the alarms, the API, its functions, the tables, the sign-ins and the site', () => {
    const body = JSON.stringify(cloud.one('AWS::CloudWatch::Dashboard').properties.DashboardBody);
    for (const title of [
      'Alarms',
      'Requests',
      'Latency',
      'Slowest functions',
      'tables rejected',
      'sign-ins',
      'Site',
    ]) {
      expect(body).toContain(title);
    }
  });
});

describe('the budget', () => {
  it('tells operators what the account costs, before it costs more than it should', () => {
    const { Budget, NotificationsWithSubscribers } = cloud.one('AWS::Budgets::Budget').properties;
    expect(Budget).toMatchObject({ BudgetType: 'COST', BudgetLimit: { Amount: 200, Unit: 'USD' } });
    expect(NotificationsWithSubscribers).toMatchObject(
      [
        ['ACTUAL', 80],
        ['ACTUAL', 100],
        ['FORECASTED', 100],
      ].map(([NotificationType, Threshold]) => ({
        Notification: { NotificationType, Threshold },
        Subscribers: [{ SubscriptionType: 'SNS', Address: { Ref: topic.id } }],
      })),
    );
  });
});
