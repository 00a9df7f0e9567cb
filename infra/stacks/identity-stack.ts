import { CfnOutput, Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import {
  AccountRecovery,
  CfnUserPoolGroup,
  ClientAttributes,
  Mfa,
  UserPool,
  type UserPoolClient,
  UserPoolEmail,
  UserPoolOperation,
} from 'aws-cdk-lib/aws-cognito';
import type { Construct } from 'constructs';
import type { Watched } from '../constructs/house-function.ts';
import { UserPoolFirewall } from '../constructs/user-pool-firewall.ts';
import { UserPoolTrigger } from '../constructs/user-pool-trigger.ts';
import { triggersPermissions } from '../permissions/triggers.ts';
import type { DataStack } from './data-stack.ts';
import { NetwrightStack, type NetwrightStackProps } from './netwright-stack.ts';

export interface IdentityStackProps extends NetwrightStackProps {
  readonly data: DataStack;
}

/** Identity: the user pool with the functions that it calls, the site's client of it, and the group of administrators. */
export class IdentityStack extends NetwrightStack {
  readonly userPool: UserPool;
  readonly siteClient: UserPoolClient;
  /** The functions that the user pool calls. */
  readonly triggers: readonly Watched[];

  constructor(scope: Construct, id: string, { data, ...props }: IdentityStackProps) {
    super(scope, id, { ...props, terminationProtection: true });
    const { mailFrom, region } = props.settings;

    this.userPool = new UserPool(this, 'Users', {
      userPoolName: `netwright-${props.settings.environment}`,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      // Registration goes through the API, which creates the profile and the trial with the identity.
      selfSignUpEnabled: false,
      autoVerify: { email: true },
      // A new address waits for its code; until then sign-in and mail go to the present one.
      keepOriginal: { email: true },
      // Whoever wants one adds an authenticator app in their profile.
      mfa: Mfa.OPTIONAL,
      mfaSecondFactor: { otp: true, sms: false },
      standardAttributes: {
        // An attribute that is required is one that every client may write. Nobody gets in without an address: it is what they sign in by.
        email: { required: false, mutable: true },
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
          'A second factor is offered and not demanded: the specification signs in by e-mail and password alone.',
      },
      {
        id: 'AwsSolutions-COG8',
        reason:
          'Threat protection is paid for by user and month (docs/operations.md); lock-out after failed sign-ins is in every plan.',
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
      // A refresh token is good once; the minute is for a response that was lost.
      refreshTokenRotationGracePeriod: Duration.minutes(1),
      // A browser writes nothing: addresses and names change through the API. An empty list would allow everything, so the list has
      // one attribute that nothing reads.
      writeAttributes: new ClientAttributes().withStandardAttributes({ website: true }),
      idTokenValidity: Duration.minutes(60),
      accessTokenValidity: Duration.minutes(60),
      refreshTokenValidity: Duration.days(30),
    });

    new UserPoolFirewall(this, 'Firewall', { userPool: this.userPool });

    const resources = {
      ...data,
      userPool: this.userPool,
      siteClient: this.siteClient,
      mailFrom: undefined,
    };
    const calledByPool = { userPool: this.userPool, settings: this.settings, resources };
    this.triggers = [
      new UserPoolTrigger(this, 'customMessage', {
        ...calledByPool,
        operation: UserPoolOperation.CUSTOM_MESSAGE,
        description: 'Words the mails of the user pool',
        whenItFails:
          'No code is mailed: nobody can reset a password, prove an address or change it. The function’s log says why; a refused change of address is there, too.',
        grants: triggersPermissions.customMessage,
      }),
      new UserPoolTrigger(this, 'afterPasswordReset', {
        ...calledByPool,
        operation: UserPoolOperation.POST_CONFIRMATION,
        description: 'Ends every session of a user who has reset the password',
        whenItFails:
          'Someone has reset their password, and their former sessions stay open until they end them in the profile. The function’s log names the user.',
        grants: triggersPermissions.afterPasswordReset,
      }),
    ].map(({ watched }) => watched);

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
