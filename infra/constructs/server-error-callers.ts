import { Duration } from 'aws-cdk-lib';
import { CfnInsightRule, type IMetric, MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { Settings } from './settings.ts';

/** How often releases are watched. */
export const releasePeriod = Duration.minutes(1);

/**
 * Counts the different callers whose requests were answered with a server error, from the functions' logs: one caller who
 * has found such a request must not be able to take everyone's release back.
 */
export class ServerErrorCallers extends CfnInsightRule {
  /** So many different callers in a minute. */
  readonly callers: IMetric;

  constructor(scope: Construct, id: string, { environment }: Settings) {
    const ruleName = `netwright-${environment}-server-error-callers`;
    super(scope, id, {
      ruleName,
      ruleState: 'ENABLED',
      ruleBody: JSON.stringify({
        Schema: { Name: 'CloudWatchLogRule', Version: 1 },
        LogGroupNames: [`/netwright/${environment}/functions/*`],
        LogFormat: 'JSON',
        Contribution: { Keys: ['$.caller'], Filters: [{ Match: '$.status', GreaterThan: 499 }] },
        AggregateOn: 'Count',
      }),
    });
    this.callers = new MathExpression({
      expression: `INSIGHT_RULE_METRIC('${ruleName}', 'UniqueContributors')`,
      label: 'Callers with a server error',
      period: releasePeriod,
    });
  }
}
