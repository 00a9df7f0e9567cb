/** Begins the keys under which the identity service's client keeps its tokens. */
const prefix = 'CognitoIdentityServiceProvider.';

export const identityKeys = () => Object.keys(localStorage).filter((key) => key.startsWith(prefix));

/** Removes the client's tokens, whether the client is loaded or not. */
export function forgetIdentityTokens(): void {
  for (const key of identityKeys()) localStorage.removeItem(key);
}
