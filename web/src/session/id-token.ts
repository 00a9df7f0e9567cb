import { isRecord } from '#web/api/is-record.ts';

/**
 * When an identity token expires, in milliseconds since 1970; 0 for what is no token. Only read, not verified: that is
 * the service's part.
 */
export function expiryOf(token: string): number {
  try {
    const [, payload = ''] = token.split('.');
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return isRecord(claims) && typeof claims.exp === 'number' ? claims.exp * 1_000 : 0;
  } catch {
    return 0;
  }
}
