import type { User } from './directory.ts';
import { notAuthorized } from './errors.ts';
import type { Pool } from './pool.ts';
import type { AppClient } from './settings.ts';

/** The responses that issue tokens. */
export interface TokenGrants {
  /** Opens a session for a user who has signed in. */
  start(user: User, client: AppClient): object;
  /** New tokens of an open session; throws NotAuthorizedException when the refresh token is no longer good. */
  refresh(refreshToken: string, client: AppClient): object;
}

export function createTokenGrants({ directory, options, sessions, tokens }: Pool): TokenGrants {
  /** In the template's order, which is the order of precedence. */
  function groupsOf(user: User): string[] {
    const joined = new Set(directory.groupsOf(user.id));
    return options.groups.filter((group) => joined.has(group));
  }

  return {
    start(user, client) {
      const { session, refreshToken } = sessions.start(user.id, client);
      const issued = tokens.issue({ user, groups: groupsOf(user), client, session });
      return { AuthenticationResult: { ...issued, RefreshToken: refreshToken }, ChallengeParameters: {} };
    },
    refresh(refreshToken, client) {
      const session = sessions.findByRefreshToken(refreshToken);
      const user = session?.clientId === client.clientId ? directory.find(session.userId) : undefined;
      if (!session || !user) throw notAuthorized('Refresh Token has been revoked');
      if (session.expiresAt <= Date.now()) throw notAuthorized('Refresh Token has expired');
      if (!user.enabled) throw notAuthorized('User is disabled.');
      const issued = tokens.issue({ user, groups: groupsOf(user), client, session });
      const { rotationGraceSeconds: grace } = client;
      const rotated =
        grace === undefined ? {} : { RefreshToken: sessions.rotate(session.id, refreshToken, grace) };
      return { AuthenticationResult: { ...issued, ...rotated }, ChallengeParameters: {} };
    },
  };
}
