/**
 * Replaces functions/identity/verify-id-token.ts where a test is about something else: the token is the uid, and an
 * administrator's begins with `admin-`. `vi.mock('…/verify-id-token.ts', () => import('…/trusting-verifier.ts'))`
 */
export const idTokenVerifier = () => async (token: string) => ({
  sub: token,
  email: 'dana@example.com',
  name: 'Dana Designer',
  'cognito:groups': token.startsWith('admin-') ? ['admin'] : [],
});
