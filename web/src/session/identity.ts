import type { Authenticator } from './authenticator.ts';

/** What the session asks of the identity service. */
export interface Identity {
  /**
   * Proves the password and returns the identity token; undefined where the account also asks for a code of its
   * authenticator, which `confirmCode` takes. The session that there was stays as it is until then. Throws ApiError with
   * the sentence to show.
   */
  signIn(email: string, password: string): Promise<string | undefined>;
  /** The identity token. Throws ApiError: after a wrong code another may follow. */
  confirmCode(code: string): Promise<string>;
  /** A new identity token; undefined when the service refuses one for good. Throws when it cannot be reached. */
  renew(): Promise<string | undefined>;
  /** Forgets the session's tokens, then revokes them. Throws when the service does not. */
  signOut(signal: AbortSignal): Promise<void>;
  /** For the calls in which our service acts at the identity service as this user. */
  accessToken(): Promise<string>;
  readonly authenticator: Authenticator;
}

/** Its client weighs 36 KB, so it is fetched when a session is restored or a form signs in, not with the first page. */
const client = () => import('./amplify-identity.ts');
const authenticatorClient = () => import('./amplify-authenticator.ts');

export const identity: Identity = {
  signIn: async (email, password) => (await client()).signIn(email, password),
  confirmCode: async (code) => (await client()).confirmCode(code),
  renew: async () => (await client()).renew(),
  signOut: async (signal) => (await client()).signOut(signal),
  accessToken: async () => (await client()).accessToken(),
  authenticator: {
    isOn: async () => (await authenticatorClient()).isOn(),
    begin: async (accountName) => (await authenticatorClient()).begin(accountName),
    confirm: async (code) => (await authenticatorClient()).confirm(code),
    turnOff: async () => (await authenticatorClient()).turnOff(),
  },
};
