import type { AccessPolicy } from '../permissions/access-policy.ts';

export interface AppClient {
  readonly clientId: string;
  /** `ALLOW_USER_SRP_AUTH` and its like; none at all means the service's defaults (SRP and refresh). */
  readonly explicitAuthFlows: readonly string[];
  readonly idTokenMinutes: number;
  readonly accessTokenMinutes: number;
  readonly refreshTokenDays: number;
  /** What users may change of themselves; every attribute where it is left out. */
  readonly writeAttributes?: readonly string[];
  /** Each refresh gives a new refresh token; the former one stays good for so long. Off where it is left out. */
  readonly rotationGraceSeconds?: number;
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

export const codeKinds = [
  'forgot-password',
  'sign-up',
  'verify-email',
  'change-email',
  'invitation',
] as const;
export type CodeKind = (typeof codeKinds)[number];

/** The functions of the template that the pool calls. */
export type TriggerName = 'CustomMessage' | 'PostConfirmation';

/** What the service would have mailed: a verification code, or the temporary password of an invitation. */
export interface CodeMessage {
  readonly to: string;
  readonly kind: CodeKind;
  readonly code: string;
  readonly subject: string;
  readonly text: string;
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
  /** Whether a new address waits for its code while the present one stays. */
  readonly keepOriginalEmail?: boolean;
  /** Whether users may add an authenticator app as a second factor. */
  readonly softwareTokenMfa?: boolean;
  /** Calls one of the template's functions, where it declares it, and returns the event as the function left it. */
  readonly trigger?: (name: TriggerName, event: object) => Promise<unknown>;
  /** The SQLite file that keeps users, sessions, codes and the signing key. */
  readonly file: string;
  readonly access: AccessPolicy;
  onCode(message: CodeMessage): void;
}
