import { isRecord } from '#web/api/is-record.ts';

/**
 * When an identity token expires, in milliseconds since 1970; 0 for what is no token. Only read, not verified: that is
 * the service's part.
 */
export function expiryOf(token: string): number {
  const { exp } = claimsOf(token);
  return typeof exp === 'number' ? exp * 1_000 : 0;
}

/** The session that a token belongs to: the sign-in that it was renewed from. */
export function sessionOf(token: string): string | undefined {
  const { origin_jti: id } = claimsOf(token);
  return typeof id === 'string' ? id : undefined;
}

function claimsOf(token: string): Readonly<Record<string, unknown>> {
  try {
    const [, payload = ''] = token.split('.');
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return isRecord(claims) ? claims : {};
  } catch {
    return {};
  }
}
