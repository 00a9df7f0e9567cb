import { RemovalPolicy, Validations } from 'aws-cdk-lib';
import { HttpApi, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpUserPoolAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
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
import { ServerErrorCallers } from '../constructs/server-error-callers.ts';
import { UnknownCalls } from '../constructs/unknown-calls.ts';
import { DomainStack } from './domain-stack.ts';
import type { IdentityStack } from './identity-stack.ts';
import { NetwrightStack, type NetwrightStackProps } from './netwright-stack.ts';
import { ReleaseAlarmsStack, releaseAlarmName } from './release-alarms-stack.ts';

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
  readonly unknownCalls: Watched;

  constructor(scope: Construct, id: string, props: ApiStackProps) {
    super(scope, id, props);
    this.originSecret = new OriginSecret(this, 'Origin', { version: this.settings.originSecretVersion });
    // No CORS: the site and the API share one origin.
    this.httpApi = new HttpApi(this, 'Gateway', {
      apiName: `netwright-${this.settings.environment}`,
      createDefaultStage: false,
    });
    this.addStage();

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
        alarmName: (route) => releaseAlarmName(this.settings, route),
      },
    };
    const releaseAlarms = new ReleaseAlarmsStack(this, 'releaseAlarms', {
      settings: this.settings,
      httpApi: this.httpApi,
      callers: new ServerErrorCallers(this, 'ServerErrorCallers', this.settings).callers,
    });
    this.functions = new Map(
      domains.map((domain) => {
        const stack = new DomainStack(this, domain, surroundings);
        // A release that finds no alarm under the name does not start.
        stack.node.addDependency(releaseAlarms);
        return [domain, stack.functions];
      }),
    );
    this.unknownCalls = new UnknownCalls(this, 'UnknownCalls', surroundings).watched;
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
