import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomUUID,
  sign,
} from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { JwtExpiredError } from 'aws-jwt-verify/error';
import * as z from 'zod';
import { keptSecret } from './database.ts';
import type { User } from './directory.ts';
import { notAuthorized } from './errors.ts';
import type { Session } from './sessions.ts';
import type { AppClient, UserPoolOptions } from './settings.ts';

export interface Tokens {
  /** The public key as the pool's JWKS document lists it. */
  readonly jwks: { keys: PublicKey[] };
  issue(subject: { user: User; groups: readonly string[]; client: AppClient; session: Session }): TokenPair;
  /** Reads one of the pool's own access tokens; throws NotAuthorizedException when it is forged or too old. */
  readAccessToken(token: string): { userId: string; sessionId: string; clientId: string };
}

interface PublicKey {
  readonly kty: string;
  readonly n: string;
  readonly e: string;
  readonly kid: string;
  readonly use: 'sig';
  readonly alg: 'RS256';
}
interface TokenPair {
  readonly IdToken: string;
  readonly AccessToken: string;
  readonly ExpiresIn: number;
  readonly TokenType: 'Bearer';
}

/** Signs tokens with a key that is made once and kept with the pool. */
export function createTokens(
  database: DatabaseSync,
  { poolId, region, clients }: Pick<UserPoolOptions, 'poolId' | 'region' | 'clients'>,
): Tokens {
  const privateKey = createPrivateKey(keptSecret(database, 'signing-key', newSigningKey));
  const { n, e } = z
    .object({ n: z.string(), e: z.string() })
    .parse(createPublicKey(privateKey).export({ format: 'jwk' }));
  const kid = createHash('sha256').update(n).digest('base64url');
  const jwks = { keys: [{ kty: 'RSA', n, e, kid, use: 'sig' as const, alg: 'RS256' as const }] };
  const issuer = `https://cognito-idp.${region}.amazonaws.com/${poolId}`;

  const encode = (claims: object) => {
    const content = `${toBase64Url({ alg: 'RS256', kid })}.${toBase64Url(claims)}`;
    return `${content}.${sign('RSA-SHA256', Buffer.from(content), privateKey).toString('base64url')}`;
  };
  const verifier = CognitoJwtVerifier.create({
    userPoolId: poolId,
    tokenUse: 'access',
    clientId: clients.map(({ clientId }) => clientId),
  });
  verifier.cacheJwks(jwks);

  return {
    jwks,
    issue({ user, groups, client, session }) {
      const issuedAt = toSeconds(Date.now());
      const shared = {
        sub: user.id,
        iss: issuer,
        ...(groups.length > 0 ? { 'cognito:groups': groups } : {}),
        origin_jti: session.id,
        event_id: randomUUID(),
        auth_time: toSeconds(session.signedInAt),
        iat: issuedAt,
      };
      return {
        IdToken: encode({
          ...identityClaims(user),
          ...shared,
          'cognito:username': user.id,
          aud: client.clientId,
          token_use: 'id',
          exp: issuedAt + client.idTokenMinutes * 60,
          jti: randomUUID(),
        }),
        AccessToken: encode({
          ...shared,
          username: user.id,
          client_id: client.clientId,
          token_use: 'access',
          scope: 'aws.cognito.signin.user.admin',
          version: 2,
          exp: issuedAt + client.accessTokenMinutes * 60,
          jti: randomUUID(),
        }),
        ExpiresIn: client.accessTokenMinutes * 60,
        TokenType: 'Bearer',
      };
    },
    readAccessToken(token) {
      try {
        const { sub, origin_jti, client_id } = AccessClaims.parse(verifier.verifySync(token));
        return { userId: sub, sessionId: origin_jti, clientId: client_id };
      } catch (error) {
        throw notAuthorized(
          error instanceof JwtExpiredError ? 'Access Token has expired' : 'Invalid Access Token',
        );
      }
    },
  };
}

const AccessClaims = z.object({ sub: z.string(), origin_jti: z.string(), client_id: z.string() });

/** The user's attributes as claims: the two flags are booleans in a token, and strings everywhere else. */
function identityClaims({ attributes }: User): Record<string, string | boolean> {
  const flags = new Set(['email_verified', 'phone_number_verified']);
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name, flags.has(name) ? value === 'true' : value]),
  );
}

function newSigningKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

function toBase64Url(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function toSeconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}
