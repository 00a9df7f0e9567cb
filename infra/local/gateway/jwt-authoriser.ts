import { JwtRsaVerifier } from 'aws-jwt-verify';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import type { JwtRule } from './deployed-routes.ts';

export type Claims = Readonly<Record<string, unknown>>;

/**
 * Verifies bearer tokens as the gateway's JWT authoriser does: signature, issuer, expiry, and the audience in `aud`
 * or `client_id`. Returns undefined for an invalid token.
 * @param fetchKeys reads the JSON at an issuer's JWKS address
 */
export function jwtAuthoriser(fetchKeys: (address: string) => Promise<ArrayBuffer>) {
  const jwksCache = new SimpleJwksCache({ fetcher: { fetch: (address) => fetchKeys(address) } });
  const verifiers = new Map<string, ReturnType<typeof verifierOf>>();
  const verifierOf = (issuer: string) =>
    JwtRsaVerifier.create(
      { issuer, audience: null, jwksUri: `${issuer}/.well-known/jwks.json` },
      { jwksCache },
    );

  return async (authorization: string | undefined, rule: JwtRule): Promise<Claims | undefined> => {
    const token = /^(?:Bearer )?(.+)$/i.exec(authorization ?? '')?.[1];
    if (token === undefined) return undefined;
    const verifier = verifiers.get(rule.issuer) ?? verifierOf(rule.issuer);
    verifiers.set(rule.issuer, verifier);
    try {
      const claims: Claims = await verifier.verify(token);
      const audience = claims.aud ?? claims.client_id;
      return rule.audience.some((accepted) => accepted === audience) ? claims : undefined;
    } catch {
      return undefined;
    }
  };
}

/** The gateway hands claims to a function as strings; a list becomes `[a b]`. */
export const claimsAsStrings = (claims: Claims): Record<string, string> =>
  Object.fromEntries(
    Object.entries(claims).map(([name, value]) => [
      name,
      Array.isArray(value) ? `[${value.join(' ')}]` : String(value),
    ]),
  );
