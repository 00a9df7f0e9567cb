import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import { HttpApi, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpUserPoolAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { LambdaApplication } from 'aws-cdk-lib/aws-codedeploy';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { type Domain, domains } from '#shared/contract/routes.ts';
import { accessLogFormat } from '../constructs/access-log-format.ts';
import type { Resources } from '../constructs/function-role.ts';
import type { Watched } from '../constructs/house-function.ts';
import { OriginSecret } from '../constructs/origin-secret.ts';
import type { RouteSurroundings } from '../constructs/route-function.ts';
import { DomainStack } from './domain-stack.ts';
import type { IdentityStack } from './identity-stack.ts';
import { NetwrightStack, type NetwrightStackProps } from './netwright-stack.ts';

export interface ApiStackProps extends NetwrightStackProps {
  readonly identity: IdentityStack;
  readonly resources: Resources;
}

/** The gateway with one function for each route of the contract, nested by domain. */
export class ApiStack extends NetwrightStack {
  readonly httpApi: HttpApi;
  readonly originSecret: OriginSecret;
  /** By domain. */
  readonly functions: ReadonlyMap<Domain, readonly Watched[]>;
  /** Goes off when the API returns server errors, and rolls back a release that causes them. */
  readonly serverErrors: Alarm;

  constructor(scope: Construct, id: string, props: ApiStackProps) {
    super(scope, id, props);
    this.originSecret = new OriginSecret(this, 'Origin', { version: this.settings.originSecretVersion });
    // No CORS: the site and the API share one origin.
    this.httpApi = new HttpApi(this, 'Gateway', {
      apiName: `netwright-${this.settings.environment}`,
      createDefaultStage: false,
    });
    this.addStage();
    this.serverErrors = this.alarmOnServerErrors();

    const surroundings: RouteSurroundings = {
      settings: this.settings,
      resources: props.resources,
      httpApi: this.httpApi,
      authoriser: new HttpUserPoolAuthorizer('SignedIn', props.identity.userPool, {
        userPoolClients: [props.identity.siteClient],
      }),
      originSecret: this.originSecret.value,
      release: {
        application: new LambdaApplication(this, 'Releases'),
        role: this.releaseRole(),
        alarm: this.serverErrors,
      },
    };
    this.functions = new Map(
      domains.map((domain) => [domain, new DomainStack(this, domain, surroundings).functions]),
    );
  }

  private addStage(): void {
    const accessLog = new LogGroup(this, 'AccessLog', {
      logGroupName: `/netwright/${this.settings.environment}/access`,
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    new HttpStage(this, 'Stage', {
      httpApi: this.httpApi,
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: this.settings.throttleRate, burstLimit: this.settings.throttleBurst },
      detailedMetricsEnabled: true,
      accessLogSettings: { destination: new LogGroupLogDestination(accessLog), format: accessLogFormat },
    });
  }

  private alarmOnServerErrors(): Alarm {
    return new Alarm(this, 'ServerErrors', {
      alarmName: `netwright-${this.settings.environment}: the API fails`,
      alarmDescription:
        'Five or more requests within a minute were answered with a server error. A release under way is taken back.',
      metric: this.httpApi.metricServerError({ period: Duration.minutes(1), statistic: 'Sum' }),
      threshold: 5,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
  }

  private releaseRole(): Role {
    const role = new Role(this, 'ReleaseRole', {
      assumedBy: new ServicePrincipal('codedeploy.amazonaws.com'),
      managedPolicies: [
        ManagedPolicy.fromAwsManagedPolicyName('service-role/AWSCodeDeployRoleForLambdaLimited'),
      ],
    });
    Validations.of(role).acknowledge({
      id: 'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSCodeDeployRoleForLambdaLimited]',
      reason:
        'CodeDeploy’s own narrow policy for shifting the traffic of aliases; AWS keeps it in step with the service.',
    });
    return role;
  }
}
