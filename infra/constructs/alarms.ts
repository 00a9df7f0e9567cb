import { Duration } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import type { Settings } from './settings.ts';

export interface AlarmWords {
  /** What is wrong, as the subject of the message: "Sign-ins fail". */
  readonly name: string;
  /** What it means to people, and where to look first. */
  readonly meaning: string;
}

export interface AlarmRule {
  readonly metric: IMetric;
  /** The alarm goes off when the metric is above this. */
  readonly above: number;
  /** Number of consecutive periods; one by default. */
  readonly periods?: number;
}

/** How often the alarms are evaluated. */
export const alarmPeriod = Duration.minutes(5);

/**
 * The alarms of an environment, and the topic that notifies operators. Missing data is fine: there may be no traffic.
 */
export class Alarms extends Construct {
  readonly all: Alarm[] = [];
  private readonly topic: Topic;
  private readonly environment: string;

  constructor(scope: Construct, id: string, { environment, alarmEmail }: Settings) {
    super(scope, id);
    this.environment = environment;
    this.topic = new Topic(this, 'Topic', { displayName: `Netwright ${environment}`, enforceSSL: true });
    this.letPublish('cloudwatch.amazonaws.com');
    if (alarmEmail) this.topic.addSubscription(new EmailSubscription(alarmEmail));
  }

  add(id: string, { name, meaning }: AlarmWords, { metric, above, periods = 1 }: AlarmRule): void {
    const alarm = new Alarm(this, id, {
      alarmName: `Netwright ${this.environment}: ${name}`,
      alarmDescription: meaning,
      metric,
      threshold: above,
      evaluationPeriods: periods,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(new SnsAction(this.topic));
    alarm.addOkAction(new SnsAction(this.topic));
    this.all.push(alarm);
  }

  /**
   * Tells operators when the account's costs of this month pass the budget, or are forecast to. It is the whole account's:
   * AWS counts a tag only after someone has activated it for billing.
   */
  addBudget({ environment, monthlyBudget }: Settings): void {
    if (monthlyBudget === 0) return;
    this.letPublish('budgets.amazonaws.com');
    const notify = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
      notification: { notificationType, threshold, comparisonOperator: 'GREATER_THAN' },
      subscribers: [{ subscriptionType: 'SNS', address: this.topic.topicArn }],
    });
    new CfnBudget(this, 'Budget', {
      budget: {
        budgetName: `netwright-${environment}`,
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: monthlyBudget, unit: 'USD' },
      },
      notificationsWithSubscribers: [notify('ACTUAL', 80), notify('ACTUAL', 100), notify('FORECASTED', 100)],
    });
  }

  /** A custom policy (here: TLS only) replaces the one that lets the account's alarms publish. */
  private letPublish(service: string): void {
    this.topic.addToResourcePolicy(
      new PolicyStatement({
        actions: ['sns:Publish'],
        principals: [new ServicePrincipal(service)],
        resources: [this.topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': this.topic.stack.account } },
      }),
    );
  }
}
