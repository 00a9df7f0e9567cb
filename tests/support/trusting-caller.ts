import type { Caller } from '../../functions/http/caller.ts';

/**
 * Replaces functions/http/id-token-caller.ts where a test is about something else: the token is the uid, an
 * administrator's begins with `admin-`, every session is open and every address proved.
 * `vi.mock('…/id-token-caller.ts', () => import('…/trusting-caller.ts'))`
 */
export const idTokenCaller =
  () =>
  async (token: string): Promise<Caller> => ({
    uid: token,
    email: 'dana@example.com',
    name: 'Dana Designer',
    groups: token.startsWith('admin-') ? ['admin'] : [],
    isEmailProved: true,
    authenticatedAt: Math.floor(Date.now() / 1_000),
    sessionId: 'session-of-the-test',
  });
