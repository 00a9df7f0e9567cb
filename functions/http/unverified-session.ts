import * as z from 'zod';

const Claims = z.object({ sub: z.uuid(), origin_jti: z.string().min(1).max(64) });

/**
 * Whose session an ID token says it is, before anything of it has been verified: good for beginning to read, and for
 * nothing else. `undefined` for what is no such token.
 */
export function unverifiedSession(
  token: string,
): { readonly uid: string; readonly sessionId: string } | undefined {
  try {
    const payload: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    const { data } = Claims.safeParse(payload);
    return data && { uid: data.sub, sessionId: data.origin_jti };
  } catch {
    return undefined;
  }
}
