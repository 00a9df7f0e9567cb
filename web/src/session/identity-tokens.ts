import type { KeyValueStorageInterface } from 'aws-amplify/utils';
import { forgetIdentityTokens, identityKeys } from './forget-identity-tokens.ts';

/** The token that keeps the session alive at the identity service. */
export function keptRefreshToken(): string | undefined {
  const key = identityKeys().find((name) => name.endsWith('.refreshToken'));
  return (key && localStorage.getItem(key)) || undefined;
}

/** What is written while someone signs in. */
let aside: Map<string, string> | undefined;
let signingIn: Promise<unknown> = Promise.resolve();

/** Where the client keeps its tokens: local storage, where every tab finds them, but for a sign-in under way. */
export const tokenStorage: KeyValueStorageInterface = {
  getItem: async (key) => (aside ? (aside.get(key) ?? null) : localStorage.getItem(key)),
  setItem: async (key, value) => {
    if (aside) aside.set(key, value);
    else localStorage.setItem(key, value);
  },
  removeItem: async (key) => {
    if (aside) aside.delete(key);
    else localStorage.removeItem(key);
  },
  clear: async () => {
    if (aside) aside.clear();
    else forgetIdentityTokens();
  },
};

/**
 * Signs in beside the session that there is, which Amplify refuses to do: the tokens take the place of the kept ones
 * once there are any, and nothing changes when it fails.
 */
export async function signInAside<Result>(signIn: () => Promise<Result>): Promise<Result> {
  const written = new Map<string, string>();
  aside = written;
  try {
    const attempt = signIn();
    signingIn = attempt.catch(() => {});
    return await attempt;
  } finally {
    aside = undefined;
    if (written.size > 0) {
      forgetIdentityTokens();
      for (const [key, value] of written) localStorage.setItem(key, value);
    }
  }
}

/** Resolves once no sign-in keeps the tokens of the session out of reach. */
export const signInDone = async (): Promise<void> => {
  await signingIn;
};
