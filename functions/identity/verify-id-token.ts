import { CognitoJwtVerifier } from 'aws-jwt-verify/cognito-verifier';
import { JwksValidationError, JwkValidationError, JwtExpiredError } from 'aws-jwt-verify/error';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import * as z from 'zod';
import { Refusal } from '#shared/contract/errors.ts';
import { environment } from '../runtime/environment.ts';
import { fetchJwks, keysUnavailable } from './fetch-jwks.ts';
import { VerifiedTokens } from './verified-tokens.ts';

const IdTokenClaims = z.object({
  sub: z.uuid(),
  email: z.email().toLowerCase(),
  name: z.string().trim().min(1).optional().catch(undefined),
  'cognito:groups': z.array(z.string()).default([]),
  /** When the user signed in, in seconds since the epoch; a renewed token keeps it. */
  auth_time: z.int(),
  /** The sign-in that the token descends from; a renewed token keeps it, too. */
  origin_jti: z.string().min(1).max(64),
});
export type IdTokenClaims = z.output<typeof IdTokenClaims>;

/**
 * Verifies the user pool's ID tokens: signature, issuer, audience, expiry and use. Rejects an invalid ID token with
 * 401, and with 503 when the keys cannot be fetched. The keys are kept between calls, and so are the claims of a
 * valid token, until it expires.
 */
export function idTokenVerifier(): (token: string) => Promise<IdTokenClaims> {
  const { USER_POOL_ID, USER_POOL_CLIENT_ID } = environment({
    USER_POOL_ID: z.string(),
    USER_POOL_CLIENT_ID: z.string(),
  });
  const jwksCache = new SimpleJwksCache({ fetcher: { fetch: fetchJwks } });
  const verifier = CognitoJwtVerifier.create(
    { userPoolId: USER_POOL_ID, clientId: USER_POOL_CLIENT_ID, tokenUse: 'id' },
    { jwksCache },
  );
  // In Lambda the keys are fetched while the rest of the function is loaded. If that fails, the first call fetches
  // them again.
  if (process.env.AWS_LAMBDA_FUNCTION_NAME)
    jwksCache.getJwks(CognitoJwtVerifier.parseUserPoolId(USER_POOL_ID).jwksUri).catch(() => undefined);
  const verified = new VerifiedTokens<IdTokenClaims>();
  return async (token) => {
    const known = verified.find(token);
    if (known) return known;
    const claims = await verifier.verify(token).catch((error: unknown) => {
      throw refusalOf(error);
    });
    const result = IdTokenClaims.safeParse(claims);
    if (!result.success) throw notValid();
    return verified.remember(token, result.data, claims.exp);
  };
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof JwtExpiredError)
    return new Refusal('unauthenticated', 'Your session has ended. Sign in again.');
  if (error instanceof JwksValidationError || error instanceof JwkValidationError)
    return keysUnavailable(error);
  return notValid();
}

const notValid = (): Refusal => new Refusal('unauthenticated', 'This sign-in is not valid. Sign in again.');
