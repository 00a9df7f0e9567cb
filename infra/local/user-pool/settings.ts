import type { AccessPolicy } from '../permissions/access-policy.ts';

export type AppClient = {
  clientId: string;
  /** `ALLOW_USER_SRP_AUTH` and its like; none at all means the service's defaults (SRP and refresh). */
  explicitAuthFlows: readonly string[];
  idTokenMinutes: number;
  accessTokenMinutes: number;
  refreshTokenDays: number;
  /** True for `PreventUserExistenceErrors: ENABLED`. */
  preventUserExistenceErrors: boolean;
};

export type PasswordPolicy = {
  minimumLength: number;
  requireUppercase: boolean;
  requireLowercase: boolean;
  requireNumbers: boolean;
  requireSymbols: boolean;
};

/** What the service would have mailed: a verification code, or the temporary password of an invitation. */
export type CodeMessage = {
  to: string;
  kind: 'forgot-password' | 'sign-up' | 'invitation';
  code: string;
  /** ISO 8601, UTC. */
  at: string;
};

export type UserPoolOptions = {
  /** Region and name joined by an underscore, for instance `eu-west-2_Netwright1`. */
  poolId: string;
  region: string;
  clients: readonly AppClient[];
  /** The groups that the template declares; the first one takes precedence. */
  groups: readonly string[];
  passwordPolicy: PasswordPolicy;
  /** `AllowAdminCreateUserOnly`: when true, SignUp is refused. */
  adminCreateUserOnly: boolean;
  /** The SQLite file that keeps users, sessions, codes and the signing key. */
  file: string;
  access: AccessPolicy;
  onCode(message: CodeMessage): void;
};
