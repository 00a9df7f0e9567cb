import * as z from 'zod';
import type { ResolvedResource } from '../template/resolve-assembly.ts';
import type { AppClient, TriggerName, UserPoolOptions } from './settings.ts';

/** What the template says of its user pool. */
export type DeployedPool = Pick<
  UserPoolOptions,
  | 'poolId'
  | 'clients'
  | 'groups'
  | 'passwordPolicy'
  | 'adminCreateUserOnly'
  | 'keepOriginalEmail'
  | 'softwareTokenMfa'
> & {
  /** The ARNs of the functions that it calls. */
  readonly triggers: Readonly<Partial<Record<TriggerName, string>>>;
};

const Pool = z.object({
  AdminCreateUserConfig: z.object({ AllowAdminCreateUserOnly: z.boolean().default(false) }).prefault({}),
  Policies: z
    .object({
      PasswordPolicy: z
        .object({
          MinimumLength: z.number().default(8),
          RequireUppercase: z.boolean().default(true),
          RequireLowercase: z.boolean().default(true),
          RequireNumbers: z.boolean().default(true),
          RequireSymbols: z.boolean().default(true),
        })
        .prefault({}),
    })
    .prefault({}),
});

const Extras = z.object({
  UserAttributeUpdateSettings: z
    .object({ AttributesRequireVerificationBeforeUpdate: z.array(z.string()).default([]) })
    .prefault({}),
  MfaConfiguration: z.enum(['OFF', 'OPTIONAL', 'ON']).default('OFF'),
  EnabledMfas: z.array(z.string()).default([]),
  LambdaConfig: z
    .object({ CustomMessage: z.string().optional(), PostConfirmation: z.string().optional() })
    .prefault({}),
});

const unit = z.enum(['seconds', 'minutes', 'hours', 'days']);

const Client = z.object({
  ExplicitAuthFlows: z.array(z.string()).default([]),
  PreventUserExistenceErrors: z.enum(['ENABLED', 'LEGACY']).default('LEGACY'),
  IdTokenValidity: z.number().default(60),
  AccessTokenValidity: z.number().default(60),
  RefreshTokenValidity: z.number().default(30),
  // An empty list counts as none: then every attribute can be written.
  WriteAttributes: z.array(z.string()).nonempty().optional().catch(undefined),
  RefreshTokenRotation: z
    .object({ Feature: z.enum(['ENABLED', 'DISABLED']), RetryGracePeriodSeconds: z.number().default(0) })
    .optional(),
  TokenValidityUnits: z
    .object({
      IdToken: unit.default('minutes'),
      AccessToken: unit.default('minutes'),
      RefreshToken: unit.default('days'),
    })
    .prefault({}),
});

const Group = z.object({ GroupName: z.string() });

/** Reads the template's user pool, its clients and its groups. Throws when there is none. */
export function deployedPool(resources: readonly ResolvedResource[]): DeployedPool {
  const ofType = (type: string) => resources.filter((resource) => resource.type === type);
  const [pool] = ofType('AWS::Cognito::UserPool');
  if (!pool) throw new Error('The template has no user pool.');
  const { Policies, AdminCreateUserConfig } = Pool.parse(pool.properties);
  const extras = Extras.parse(pool.properties);
  const policy = Policies.PasswordPolicy;
  return {
    poolId: pool.ref,
    adminCreateUserOnly: AdminCreateUserConfig.AllowAdminCreateUserOnly,
    keepOriginalEmail:
      extras.UserAttributeUpdateSettings.AttributesRequireVerificationBeforeUpdate.includes('email'),
    softwareTokenMfa: extras.MfaConfiguration !== 'OFF' && extras.EnabledMfas.includes('SOFTWARE_TOKEN_MFA'),
    triggers: extras.LambdaConfig,
    clients: ofType('AWS::Cognito::UserPoolClient').map(({ ref, properties }) => appClient(ref, properties)),
    groups: ofType('AWS::Cognito::UserPoolGroup').map(({ properties }) => Group.parse(properties).GroupName),
    passwordPolicy: {
      minimumLength: policy.MinimumLength,
      requireUppercase: policy.RequireUppercase,
      requireLowercase: policy.RequireLowercase,
      requireNumbers: policy.RequireNumbers,
      requireSymbols: policy.RequireSymbols,
    },
  };
}

function appClient(clientId: string, properties: unknown): AppClient {
  const client = Client.parse(properties);
  const units = client.TokenValidityUnits;
  return {
    clientId,
    explicitAuthFlows: client.ExplicitAuthFlows,
    ...(client.WriteAttributes && { writeAttributes: client.WriteAttributes }),
    ...(client.RefreshTokenRotation?.Feature === 'ENABLED' && {
      rotationGraceSeconds: client.RefreshTokenRotation.RetryGracePeriodSeconds,
    }),
    preventUserExistenceErrors: client.PreventUserExistenceErrors === 'ENABLED',
    idTokenMinutes: (client.IdTokenValidity * seconds[units.IdToken]) / 60,
    accessTokenMinutes: (client.AccessTokenValidity * seconds[units.AccessToken]) / 60,
    refreshTokenDays: (client.RefreshTokenValidity * seconds[units.RefreshToken]) / 86_400,
  };
}

const seconds = { seconds: 1, minutes: 60, hours: 3_600, days: 86_400 } as const satisfies Record<
  z.output<typeof unit>,
  number
>;
