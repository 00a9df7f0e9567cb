/** What the API needs from the session. The session registers itself, so that `api` does not depend on it. */
export interface Credentials {
  /** The identity token to send, when someone is signed in. */
  token(): string | undefined;
  /** Changes with every sign-in and sign-out: what began in another era is not this session's. */
  era(): number;
  /** Asks the identity service for a new token; undefined when it refuses. */
  renew(): Promise<string | undefined>;
  /** The service no longer accepts this session. */
  expire(): void;
}

const nobody: Credentials = {
  token: () => undefined,
  era: () => 0,
  renew: async () => undefined,
  expire: () => {},
};

let current = nobody;

export const credentials = (): Credentials => current;

/** Returns a function that removes them again. */
export function provideCredentials(given: Credentials): () => void {
  current = given;
  return () => {
    current = nobody;
  };
}
