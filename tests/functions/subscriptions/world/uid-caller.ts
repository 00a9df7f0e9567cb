import type { Caller } from '../../../../functions/http/caller.ts';

/** Replaces functions/http/id-token-caller.ts: a person's token is their uid, and their address follows from it. */
export const idTokenCaller =
  () =>
  async (token: string): Promise<Caller> => ({
    uid: token,
    email: `${token.slice(0, 8)}@example.com`,
    name: 'Dana Designer',
    groups: [],
    isEmailProved: true,
    authenticatedAt: Math.floor(Date.now() / 1_000),
    sessionId: 'session-of-the-test',
  });
