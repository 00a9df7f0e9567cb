import { CfnOutput, Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import {
  AccountRecovery,
  CfnUserPoolGroup,
  UserPool,
  type UserPoolClient,
  UserPoolEmail,
} from 'aws-cdk-lib/aws-cognito';
import type { Construct } from 'constructs';
import { NetwrightStack, type NetwrightStackProps } from './netwright-stack.ts';

/** Identity: the user pool, the site's client of it, and the group of administrators. */
export class IdentityStack extends NetwrightStack {
  readonly userPool: UserPool;
  readonly siteClient: UserPoolClient;

  constructor(scope: Construct, id: string, props: NetwrightStackProps) {
    super(scope, id, { ...props, terminationProtection: true });
    const { mailFrom, region } = props.settings;

    this.userPool = new UserPool(this, 'Users', {
      userPoolName: `netwright-${props.settings.environment}`,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      // Registration goes through the API, which creates the profile and the trial with the identity.
      selfSignUpEnabled: false,
      autoVerify: { email: true },
      standardAttributes: {
        email: { required: true, mutable: true },
        fullname: { required: false, mutable: true },
      },
      passwordPolicy: {
        minLength: 6,
        requireLowercase: false,
        requireUppercase: false,
        requireDigits: false,
        requireSymbols: false,
      },
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      ...(mailFrom && {
        email: UserPoolEmail.withSES({ fromEmail: mailFrom, fromName: 'Netwright', sesRegion: region }),
      }),
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    Validations.of(this.userPool).acknowledge(
      {
        id: 'AwsSolutions-COG1',
        reason: 'The specification sets the policy (section 5): at least 6 characters, no further demands.',
      },
      {
        id: 'AwsSolutions-COG2',
        reason:
          'The specification knows one factor, e-mail and password; a second one would change its calls.',
      },
      {
        id: 'AwsSolutions-COG8',
        reason:
          'Threat protection is paid for by user and month; lock-out after failed sign-ins is in every plan.',
      },
    );

    this.siteClient = this.userPool.addClient('Site', {
      userPoolClientName: 'site',
      // A browser cannot keep a secret.
      generateSecret: false,
      // The administrator's flow is for registration, which signs the new user in from the function.
      authFlows: { userSrp: true, adminUserPassword: true },
      disableOAuth: true,
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      idTokenValidity: Duration.minutes(60),
      accessTokenValidity: Duration.minutes(60),
      refreshTokenValidity: Duration.days(30),
    });

    new CfnUserPoolGroup(this, 'Administrators', {
      userPoolId: this.userPool.userPoolId,
      groupName: 'admin',
      description: 'Operators of Netwright. Only an operator adds members: npm run admin -- grant EMAIL',
      precedence: 0,
    });

    new CfnOutput(this, 'UserPoolId', { value: this.userPool.userPoolId });
    new CfnOutput(this, 'SiteClientId', { value: this.siteClient.userPoolClientId });
  }
}
