import { signIn as amplifySignIn, confirmSignIn, fetchAuthSession } from 'aws-amplify/auth';
import { ApiError } from '#web/api/api-error.ts';
import { forgetIdentityTokens } from './forget-identity-tokens.ts';
import { identityClient } from './identity-client.ts';
import { keptRefreshToken, signInAside, signInDone } from './identity-tokens.ts';
import { loginFailure } from './login-failure.ts';

/** Signs in by SRP: the password itself never leaves the browser. */
export async function signIn(email: string, password: string): Promise<string | undefined> {
  try {
    await identityClient();
    const { nextStep } = await signInAside(() => amplifySignIn({ username: email, password }));
    if (nextStep.signInStep === 'CONFIRM_SIGN_IN_WITH_TOTP_CODE') return undefined;
    if (nextStep.signInStep === 'DONE') return await currentToken();
    throw new ApiError('This account needs a new password first. Use “Forgot password” to set one.', {
      status: 401,
      code: 'unauthenticated',
    });
  } catch (error) {
    throw loginFailure(error);
  }
}

export async function confirmCode(code: string): Promise<string> {
  try {
    await signInAside(() => confirmSignIn({ challengeResponse: code }));
    return await currentToken();
  } catch (error) {
    throw loginFailure(error);
  }
}

/** A new token; none where the session is over, as after a refresh token that was used before, which Amplify takes for a fault. */
export async function renew(): Promise<string | undefined> {
  await identityClient();
  await signInDone();
  try {
    const { tokens } = await fetchAuthSession({ forceRefresh: true });
    return tokens?.idToken?.toString();
  } catch (error) {
    if (error instanceof Error && error.name === 'RefreshTokenReuseException') return undefined;
    throw error;
  }
}

/** Amplify's own way ignores a revocation that failed, and forgets the tokens only after it. */
export async function signOut(signal: AbortSignal): Promise<void> {
  const { endpoint, userPoolClientId } = await identityClient();
  signal.throwIfAborted();
  const refreshToken = keptRefreshToken();
  forgetIdentityTokens();
  if (!refreshToken) return;
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.RevokeToken',
    },
    body: JSON.stringify({ ClientId: userPoolClientId, Token: refreshToken }),
    signal,
  });
  if (!response.ok) throw new Error(`The identity service answered ${response.status} to a revocation.`);
}

export async function accessToken(): Promise<string> {
  await identityClient();
  await signInDone();
  const { tokens } = await fetchAuthSession();
  if (!tokens) throw new Error('The identity service returned no access token.');
  return tokens.accessToken.toString();
}

async function currentToken(): Promise<string> {
  const { tokens } = await fetchAuthSession();
  const token = tokens?.idToken?.toString();
  if (!token) throw new Error('The identity service returned no identity token.');
  return token;
}
