import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  GetUserCommand,
  InitiateAuthCommand,
  ListUsersCommand,
  type UserType,
} from '@aws-sdk/client-cognito-identity-provider';
import { Amplify } from 'aws-amplify';
import { signIn } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger } from 'aws-amplify/utils';
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { createUserPool } from '../../../infra/local/user-pool/server.ts';
import type { CodeMessage, UserPoolOptions } from '../../../infra/local/user-pool/settings.ts';

export const poolId = 'eu-west-2_Netwright1';
/** The client of the site: no flow with a plain password, and no error reveals whether a user exists. */
export const clientId = 'web-client';
/** A client with the service's defaults. */
export const serverClientId = 'server-client';
export const ann = 'ann@example.com';
export const password = 'planner-7';
const minuteMs = 60_000;

/** Where the pool keeps its files. */
export let directory: string;
/** What the pool has mailed, the latest at the end. */
export let mailbox: CodeMessage[];
export let endpoint: string;
/** Has a grant for every action. */
export let admin: CognitoIdentityProviderClient;
let pool: Server;

// Amplify warns of every endpoint that is not the service's own.
ConsoleLogger.LOG_LEVEL = 'ERROR';

/** Gives each test an empty pool, and both clients pointed at it. */
export function freshPoolForEachTest(): void {
  beforeEach(async () => {
    directory = mkdtempSync(join(tmpdir(), 'user-pool-'));
    mailbox = [];
    await startPool();
  });

  afterEach(async () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    await stopPool();
    rmSync(directory, { recursive: true });
  });
}

export async function startPool(changes: Partial<UserPoolOptions> = {}): Promise<void> {
  const secrets = new Map([
    ['ADMIN', 'admin-secret'],
    ['READER', 'reader-secret'],
  ]);
  const arn = (id: string) => `arn:aws:cognito-idp:eu-west-2:000000000000:userpool/${id}`;
  const client = { idTokenMinutes: 60, accessTokenMinutes: 30, refreshTokenDays: 30 };
  pool = createUserPool({
    poolId,
    region: 'eu-west-2',
    clients: [
      {
        ...client,
        clientId,
        explicitAuthFlows: [
          'ALLOW_USER_SRP_AUTH',
          'ALLOW_ADMIN_USER_PASSWORD_AUTH',
          'ALLOW_REFRESH_TOKEN_AUTH',
        ],
        preventUserExistenceErrors: true,
      },
      { ...client, clientId: serverClientId, explicitAuthFlows: [], preventUserExistenceErrors: false },
    ],
    groups: ['admin', 'support'],
    passwordPolicy: {
      minimumLength: 6,
      requireUppercase: false,
      requireLowercase: true,
      requireNumbers: true,
      requireSymbols: true,
    },
    adminCreateUserOnly: true,
    file: poolFile(),
    access: {
      secretFor: (accessKeyId) => secrets.get(accessKeyId),
      allows: (accessKeyId, action, resource) =>
        accessKeyId === 'ADMIN' || (action === 'cognito-idp:ListUsers' && resource === arn(poolId)),
    },
    onCode: (message) => mailbox.push(message),
    ...changes,
  });
  await new Promise<void>((resolve) => pool.listen(0, '127.0.0.1', resolve));
  const address = pool.address();
  endpoint = typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : '';
  connect();
}

/** Points both clients at the pool's address. */
function connect(): void {
  admin = sdk('ADMIN', 'admin-secret');
  Amplify.configure({
    Auth: { Cognito: { userPoolId: poolId, userPoolClientId: clientId, userPoolEndpoint: endpoint } },
  });
  // After configure, which sets the storage to its own.
  cognitoUserPoolsTokenProvider.setKeyValueStorage(memoryStorage());
}

/** The same pool in a process of its own. */
export async function startStandalonePool(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', standalonePool()], {
    stdio: 'pipe',
  });
  child.stderr.pipe(process.stderr);
  const [port] = await once(child.stdout, 'data');
  endpoint = `http://127.0.0.1:${String(port).trim()}`;
  connect();
  return child;
}

/** A program that opens the same file in a process of its own and prints its port. */
function standalonePool(): string {
  const server = new URL('../../../infra/local/user-pool/server.ts', import.meta.url).href;
  const options = {
    poolId,
    region: 'eu-west-2',
    clients: [],
    groups: [],
    passwordPolicy: { minimumLength: 6 },
    file: poolFile(),
  };
  return `
    import { createUserPool } from '${server}';
    const access = { secretFor: () => 'admin-secret', allows: () => true };
    const pool = createUserPool({ ...${JSON.stringify(options)}, access, onCode() {} });
    pool.listen(0, '127.0.0.1', () => console.log(pool.address().port));
  `;
}

function poolFile(): string {
  return join(directory, 'user-pool.sqlite');
}

export async function stopPool(): Promise<void> {
  pool.closeAllConnections();
  await new Promise((resolve) => pool.close(resolve));
}

export async function restartPool(changes: Partial<UserPoolOptions> = {}): Promise<void> {
  await stopPool();
  await startPool(changes);
}

export function sdk(accessKeyId: string, secretAccessKey: string): CognitoIdentityProviderClient {
  const credentials = { accessKeyId, secretAccessKey };
  return new CognitoIdentityProviderClient({ region: 'eu-west-2', endpoint, credentials, maxAttempts: 1 });
}

function memoryStorage() {
  const items = new Map<string, string>();
  return {
    setItem: async (key: string, value: string) => void items.set(key, value),
    getItem: async (key: string) => items.get(key) ?? null,
    removeItem: async (key: string) => void items.delete(key),
    clear: async () => items.clear(),
  };
}

export function createCommand(
  changes: Partial<ConstructorParameters<typeof AdminCreateUserCommand>[0]> = {},
): AdminCreateUserCommand {
  return new AdminCreateUserCommand({
    UserPoolId: poolId,
    Username: ann,
    MessageAction: 'SUPPRESS',
    ...changes,
  });
}

/** Creates a user who can sign in with `password`, as the product's registration does; returns the user's id. */
export async function createUser({ email = ann, name = 'Ann', verified = true } = {}): Promise<string> {
  const UserAttributes = [
    { Name: 'email', Value: email },
    { Name: 'email_verified', Value: String(verified) },
    { Name: 'name', Value: name },
  ];
  const { User } = await admin.send(createCommand({ Username: email, UserAttributes }));
  await admin.send(
    new AdminSetUserPasswordCommand({
      UserPoolId: poolId,
      Username: email,
      Password: password,
      Permanent: true,
    }),
  );
  return User?.Username ?? '';
}

export async function signInByPassword(username = ann) {
  const { AuthenticationResult } = await admin.send(
    new AdminInitiateAuthCommand({
      UserPoolId: poolId,
      ClientId: clientId,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: username, PASSWORD: password },
    }),
  );
  return AuthenticationResult ?? {};
}

export async function failSignIns(count: number, username = ann): Promise<void> {
  for (let attempt = 0; attempt < count; attempt += 1) {
    await expect(signIn({ username, password: 'wrong-1' })).rejects.toThrow(
      'Incorrect username or password.',
    );
  }
}

export function refresh(refreshToken: string | undefined, client = clientId) {
  return admin.send(
    new InitiateAuthCommand({
      ClientId: client,
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: refreshToken ?? '' },
    }),
  );
}

export async function startSrp(username: string): Promise<Record<string, string>> {
  const { ChallengeParameters } = await admin.send(
    new InitiateAuthCommand({
      ClientId: clientId,
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME: username, SRP_A: 'a'.repeat(768) },
    }),
  );
  return ChallengeParameters ?? {};
}

export function confirmReset(code: string, newPassword = 'renewed-1', username = ann) {
  return admin.send(
    new ConfirmForgotPasswordCommand({
      ClientId: clientId,
      Username: username,
      ConfirmationCode: code,
      Password: newPassword,
    }),
  );
}

export function lastCode(): string {
  return mailbox.at(-1)?.code ?? '';
}

export function wrongCode(): string {
  return lastCode() === '111111' ? '222222' : '111111';
}

export function joinGroup(GroupName: string) {
  return admin.send(new AdminAddUserToGroupCommand({ UserPoolId: poolId, Username: ann, GroupName }));
}

export function userOf(AccessToken: string | undefined) {
  return admin.send(new GetUserCommand({ AccessToken: AccessToken ?? '' }));
}

export function emailOf({ Attributes }: UserType): string | undefined {
  return Attributes?.find(({ Name }) => Name === 'email')?.Value;
}

/** The production verifier, except for where it fetches the key. */
export function verifierOf(tokenUse: 'id' | 'access') {
  const fetcher = {
    async fetch() {
      const response = await fetch(`${endpoint}/${poolId}/.well-known/jwks.json`);
      return response.arrayBuffer();
    },
  };
  return CognitoJwtVerifier.create(
    { userPoolId: poolId, tokenUse, clientId },
    { jwksCache: new SimpleJwksCache({ fetcher }) },
  );
}

/** The same token, claiming the admin group. */
export function withForgedClaims(token: string): string {
  const [header, claims = '', signature] = token.split('.');
  const forged = {
    ...JSON.parse(Buffer.from(claims, 'base64url').toString()),
    'cognito:groups': ['admin', 'root'],
  };
  return [header, Buffer.from(JSON.stringify(forged)).toString('base64url'), signature].join('.');
}

/** A ListUsers request as the SDK signs it. */
export async function signedRequest(): Promise<{
  method: 'POST';
  headers: Record<string, string>;
  body: string;
}> {
  const client = sdk('ADMIN', 'admin-secret');
  let captured: { headers: Record<string, string>; body: Uint8Array } | undefined;
  client.middlewareStack.add(
    (next) => (args) => {
      captured = args.request as typeof captured;
      return next(args);
    },
    { step: 'finalizeRequest', priority: 'low' },
  );
  await client.send(new ListUsersCommand({ UserPoolId: poolId }));
  const { host: _, 'content-length': __, ...headers } = captured?.headers ?? {};
  return { method: 'POST', headers, body: new TextDecoder().decode(captured?.body) };
}

export function post(operation: string, body: object | string): Promise<Response> {
  return fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

export function freezeTime(): void {
  vi.useFakeTimers({ toFake: ['Date'] });
}

export function passTime(minutes: number): void {
  freezeTime();
  vi.setSystemTime(Date.now() + minutes * minuteMs);
}
