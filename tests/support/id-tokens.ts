import { createSign, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { afterAll, beforeAll } from 'vitest';
import { close, listen } from '../../infra/local/listen.ts';
import { functionEnvironment } from './function-environment.ts';

const { USER_POOL_ID, USER_POOL_CLIENT_ID } = functionEnvironment;

/** The pool's own key, and one that someone else made. */
const poolKey = generateKeyPairSync('rsa', { modulusLength: 2048 });
const foreignKey = generateKeyPairSync('rsa', { modulusLength: 2048 });
const kid = 'pool-key';

/** The pool's public keys, as it publishes them. */
export const poolKeys = {
  keys: [{ ...poolKey.publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' }],
};

/** Serves the pool's public keys where the functions look for them, for the tests of a file. */
export function withPoolKeys(): void {
  const server = createServer((request, response) => {
    const known = request.url === `/${USER_POOL_ID}/.well-known/jwks.json`;
    response.writeHead(known ? 200 : 404).end(JSON.stringify(known ? poolKeys : {}));
  });
  beforeAll(async () => {
    process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER = await listen(server);
  });
  afterAll(async () => {
    delete process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER;
    await close(server);
  });
}

type Claims = Readonly<Record<string, unknown>>;

/** The claims of an ID token that is valid now; given claims replace them, `undefined` leaves one out. */
export function idTokenClaims(given: Claims = {}): Claims {
  const now = Math.floor(Date.now() / 1000);
  return {
    sub: randomUUID(),
    iss: `https://cognito-idp.eu-west-1.amazonaws.com/${USER_POOL_ID}`,
    aud: USER_POOL_CLIENT_ID,
    token_use: 'id',
    email: 'ada@example.com',
    name: 'Ada Lovelace',
    auth_time: now,
    origin_jti: randomUUID(),
    iat: now,
    exp: now + 3600,
    ...given,
  };
}

/** An ID token as the pool signs it. */
export const anIdToken = (given: Claims = {}): string => sign(idTokenClaims(given), poolKey.privateKey);

export const anAdminToken = (given: Claims = {}): string =>
  anIdToken({ 'cognito:groups': ['admin'], ...given });

const hourAgo = () => Math.floor(Date.now() / 1000) - 3600;

/** Tokens that look like the pool's but must be rejected, by their defect. */
export const badTokens: Readonly<Record<string, () => string>> = {
  'signed by another key': () => sign(idTokenClaims(), foreignKey.privateKey),
  'with an unknown key id': () => sign(idTokenClaims(), poolKey.privateKey, { alg: 'RS256', kid: 'other' }),
  'without a signature': () => `${unsigned(idTokenClaims(), { alg: 'none', kid })}.`,
  'with its claims exchanged': () => {
    const [head, , signature] = anIdToken().split('.');
    return [head, encode(idTokenClaims({ 'cognito:groups': ['admin'] })), signature].join('.');
  },
  expired: () => anIdToken({ exp: hourAgo() }),
  'not valid yet': () => anIdToken({ nbf: hourAgo() + 7200 }),
  'that is an access token': () =>
    anIdToken({ token_use: 'access', client_id: USER_POOL_CLIENT_ID, aud: undefined }),
  'for another client': () => anIdToken({ aud: 'another-client' }),
  'of another pool': () => anIdToken({ iss: 'https://cognito-idp.eu-west-1.amazonaws.com/eu-west-1_other' }),
  'without an address': () => anIdToken({ email: undefined }),
  'that does not say when its user signed in': () => anIdToken({ auth_time: undefined }),
  'that belongs to no session': () => anIdToken({ origin_jti: undefined }),
  'that is no token at all': () => 'not-a-token',
  'of three empty parts': () => '..',
};

function sign(claims: Claims, key: KeyObject, header: Claims = { alg: 'RS256', kid }): string {
  const text = unsigned(claims, header);
  return `${text}.${createSign('RSA-SHA256').update(text).sign(key, 'base64url')}`;
}

const unsigned = (claims: Claims, header: Claims): string => `${encode(header)}.${encode(claims)}`;

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
