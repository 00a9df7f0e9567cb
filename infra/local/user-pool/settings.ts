import type { AccessPolicy } from '../permissions/access-policy.ts';

export interface AppClient {
  readonly clientId: string;
  /** `ALLOW_USER_SRP_AUTH` and its like; none at all means the service's defaults (SRP and refresh). */
  readonly explicitAuthFlows: readonly string[];
  readonly idTokenMinutes: number;
  readonly accessTokenMinutes: number;
  readonly refreshTokenDays: number;
  /** True for `PreventUserExistenceErrors: ENABLED`. */
  readonly preventUserExistenceErrors: boolean;
}

export interface PasswordPolicy {
  readonly minimumLength: number;
  readonly requireUppercase: boolean;
  readonly requireLowercase: boolean;
  readonly requireNumbers: boolean;
  readonly requireSymbols: boolean;
}

/** What the service would have mailed: a verification code, or the temporary password of an invitation. */
export interface CodeMessage {
  readonly to: string;
  readonly kind: 'forgot-password' | 'sign-up' | 'invitation';
  readonly code: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

export interface UserPoolOptions {
  /** Region and name joined by an underscore, for instance `eu-west-2_Netwright1`. */
  readonly poolId: string;
  readonly region: string;
  readonly clients: readonly AppClient[];
  /** The groups that the template declares; the first one takes precedence. */
  readonly groups: readonly string[];
  readonly passwordPolicy: PasswordPolicy;
  /** `AllowAdminCreateUserOnly`: when true, SignUp is refused. */
  readonly adminCreateUserOnly: boolean;
  /** The SQLite file that keeps users, sessions, codes and the signing key. */
  readonly file: string;
  readonly access: AccessPolicy;
  onCode(message: CodeMessage): void;
}
