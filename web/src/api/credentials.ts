/** What the API needs of the session. The session plugs itself in, so that `api` knows nothing of signing in. */
export interface Credentials {
  /** The identity token to send, when somebody is signed in. */
  token(): string | undefined;
  /** Asks the identity service for a new token; undefined when it refuses. */
  renew(): Promise<string | undefined>;
  /** The service no longer accepts this session. */
  expire(): void;
}

const nobody: Credentials = { token: () => undefined, renew: async () => undefined, expire: () => {} };

let current = nobody;

export const credentials = (): Credentials => current;

/** Answers a function that takes them away again. */
export function provideCredentials(given: Credentials): () => void {
  current = given;
  return () => {
    current = nobody;
  };
}
