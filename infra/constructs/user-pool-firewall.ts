import type { UserPool } from 'aws-cdk-lib/aws-cognito';
import { CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';

/**
 * Requests from one address within five minutes. A sign-in takes two or three, and an open page renews its tokens once an
 * hour: an office of a thousand people stays below. Our functions call from AWS's own addresses.
 */
const identityCalls = 1_000;

/**
 * The firewall before the user pool, which browsers call directly, past the distribution. What it blocks, the pool answers
 * as forbidden.
 */
export class UserPoolFirewall extends Construct {
  constructor(scope: Construct, id: string, { userPool }: { readonly userPool: UserPool }) {
    super(scope, id);
    const acl = new CfnWebACL(this, 'Acl', {
      scope: 'REGIONAL',
      defaultAction: { allow: {} },
      visibilityConfig: seenAs('netwright-identity'),
      rules: [
        {
          name: 'identity-calls',
          priority: 0,
          statement: {
            rateBasedStatement: { aggregateKeyType: 'IP', evaluationWindowSec: 300, limit: identityCalls },
          },
          action: { block: {} },
          visibilityConfig: seenAs('identity-calls'),
        },
      ],
    });
    new CfnWebACLAssociation(this, 'Association', {
      resourceArn: userPool.userPoolArn,
      webAclArn: acl.attrArn,
    });
  }
}

const seenAs = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: true,
});
