import * as z from 'zod';

const Claims = z.object({ exp: z.number() });

/**
 * When an identity token expires, in milliseconds since 1970; 0 for what is no token. Only read, not verified: that is
 * the service's part.
 */
export function expiryOf(token: string): number {
  try {
    const [, payload = ''] = token.split('.');
    const json = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    return (Claims.safeParse(JSON.parse(json)).data?.exp ?? 0) * 1_000;
  } catch {
    return 0;
  }
}
