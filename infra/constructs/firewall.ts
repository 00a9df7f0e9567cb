import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';

/** Requests from one address within five minutes. An office of engineers behind one address stays well below. */
const anyCalls = 3_000;
/** Calls that create accounts or send mail; a person makes one or two. */
const accountCalls = 50;

/**
 * Rules of AWS's common set that match bodies for what network plans legitimately contain: addresses, paths, and a
 * lot of both.
 */
const bodyRules = [
  'SizeRestrictions_BODY',
  'EC2MetaDataSSRF_BODY',
  'GenericLFI_BODY',
  'GenericRFI_BODY',
  'CrossSiteScripting_BODY',
];

/** The firewall before the distribution. CloudFront accepts one from us-east-1 only. */
export class Firewall extends Construct {
  readonly webAclArn: string;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    const acl = new CfnWebACL(this, 'Acl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: seenAs('netwright'),
      customResponseBodies: {
        tooMany: { contentType: 'APPLICATION_JSON', content: JSON.stringify(tooManyRequests) },
      },
      rules: [
        limit(0, 'account-calls', { limit: accountCalls, scopeDownStatement: accountPaths }),
        limit(1, 'any-calls', { limit: anyCalls }),
        managed(2, 'AWSManagedRulesAmazonIpReputationList'),
        managed(3, 'AWSManagedRulesKnownBadInputsRuleSet'),
        managed(4, 'AWSManagedRulesCommonRuleSet', bodyRules),
      ],
    });
    this.webAclArn = acl.attrArn;
  }
}

const sentence = 'Too many requests from your address. Wait five minutes and try again.';
/** The envelope of errors, as the API itself would answer. */
const tooManyRequests = {
  success: false,
  error: sentence,
  message: sentence,
  code: 'too_many_requests',
};

const accountPaths: CfnWebACL.StatementProperty = {
  regexMatchStatement: {
    fieldToMatch: { uriPath: {} },
    regexString: '^/api/users/(register|forgot-password|reset-password)/?$',
    textTransformations: [{ priority: 0, type: 'LOWERCASE' }],
  },
};

function limit(
  priority: number,
  name: string,
  rate: Pick<CfnWebACL.RateBasedStatementProperty, 'limit' | 'scopeDownStatement'>,
): CfnWebACL.RuleProperty {
  return {
    name,
    priority,
    statement: { rateBasedStatement: { aggregateKeyType: 'IP', evaluationWindowSec: 300, ...rate } },
    action: { block: { customResponse: { responseCode: 429, customResponseBodyKey: 'tooMany' } } },
    visibilityConfig: seenAs(name),
  };
}

/** `counted` rules of the set only count matches. */
function managed(priority: number, name: string, counted: readonly string[] = []): CfnWebACL.RuleProperty {
  return {
    name,
    priority,
    statement: {
      managedRuleGroupStatement: {
        vendorName: 'AWS',
        name,
        ruleActionOverrides: counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
      },
    },
    overrideAction: { none: {} },
    visibilityConfig: seenAs(name),
  };
}

function seenAs(metricName: string): CfnWebACL.VisibilityConfigProperty {
  return { metricName, cloudWatchMetricsEnabled: true, sampledRequestsEnabled: true };
}
