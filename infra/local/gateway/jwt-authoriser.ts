import { JwtRsaVerifier } from 'aws-jwt-verify';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { createExpiringMap } from '../user-pool/expiring-map.ts';
import type { JwtRule } from './deployed-routes.ts';

export type Claims = Readonly<Record<string, unknown>>;

/** How long a verified token is remembered at most; an ID token lasts as long. */
const rememberedMs = 60 * 60 * 1_000;

/**
 * Verifies bearer tokens as the gateway's JWT authoriser does: signature, issuer, expiry, and the audience in `aud`
 * or `client_id`. Returns undefined for an invalid token. A signature is verified once, since the same characters
 * mean the same until they expire.
 * @param fetchKeys reads the JSON at an issuer's JWKS address
 */
export function jwtAuthoriser(fetchKeys: (address: string) => Promise<ArrayBuffer>) {
  const jwksCache = new SimpleJwksCache({ fetcher: { fetch: (address) => fetchKeys(address) } });
  const verifiers = new Map<string, ReturnType<typeof verifierOf>>();
  const verified = createExpiringMap<Claims>(rememberedMs);
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
    const key = `${rule.issuer} ${token}`;
    try {
      const known = verified.get(key);
      const claims = known && !isOver(known) ? known : await verifier.verify(token);
      verified.set(key, claims);
      const audience = claims.aud ?? claims.client_id;
      return rule.audience.some((accepted) => accepted === audience) ? claims : undefined;
    } catch {
      return undefined;
    }
  };
}

const isOver = ({ exp }: Claims): boolean => Number(exp) * 1_000 <= Date.now();

/** The gateway hands claims to a function as strings; a list becomes `[a b]`. */
export const claimsAsStrings = (claims: Claims): Record<string, string> =>
  Object.fromEntries(
    Object.entries(claims).map(([name, value]) => [
      name,
      Array.isArray(value) ? `[${value.join(' ')}]` : String(value),
    ]),
  );
