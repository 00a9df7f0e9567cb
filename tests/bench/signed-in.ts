import type { Caller } from './local-cloud.ts';

interface StoredSession {
  readonly token: string;
  readonly user: string;
}

/** For `addInitScript`: the session that the site finds in its storage. */
export const signedIn = ({ token, user }: Caller): [(session: StoredSession) => void, StoredSession] => [
  (session) => {
    localStorage.setItem('user', session.user);
    localStorage.setItem('token', session.token);
  },
  { token, user: JSON.stringify(user) },
];
