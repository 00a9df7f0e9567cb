/** What the session asks of the identity service. */
export interface Identity {
  /** Returns the identity token. Throws ApiError with the sentence to show. */
  signIn(email: string, password: string): Promise<string>;
  /** A new identity token; undefined when the service refuses one for good. Throws when it cannot be reached. */
  renew(): Promise<string | undefined>;
  signOut(): Promise<void>;
}

/** Its client weighs 36 KB, so it is fetched when a session is restored or a form signs in, not with the first page. */
const client = () => import('./amplify-identity.ts');

export const identity: Identity = {
  signIn: async (email, password) => (await client()).signIn(email, password),
  renew: async () => (await client()).renew(),
  signOut: async () => (await client()).signOut(),
};
