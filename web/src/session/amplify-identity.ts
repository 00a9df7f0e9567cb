import { Amplify } from 'aws-amplify';
import { signIn as amplifySignIn, signOut as amplifySignOut, fetchAuthSession } from 'aws-amplify/auth';
import { ApiError } from '#web/api/api-error.ts';
import { loginFailure } from './login-failure.ts';
import { fetchRuntimeConfig } from './runtime-config.ts';

let configured: Promise<void> | undefined;

/** Signs in by SRP: the password itself never leaves the browser. */
export async function signIn(email: string, password: string): Promise<string> {
  try {
    await configure();
    const credentials = { username: email, password };
    const { nextStep } = await amplifySignIn(credentials).catch(async (error: unknown) => {
      // Left over from a session that this site no longer knows.
      if (!(error instanceof Error) || error.name !== 'UserAlreadyAuthenticatedException') throw error;
      await amplifySignOut();
      return amplifySignIn(credentials);
    });
    if (nextStep.signInStep === 'DONE') return await currentToken();
    throw new ApiError('This account needs a new password first. Use “Forgot password” to set one.', {
      status: 401,
      code: 'unauthenticated',
    });
  } catch (error) {
    throw loginFailure(error);
  }
}

export async function renew(): Promise<string | undefined> {
  await configure();
  const { tokens } = await fetchAuthSession({ forceRefresh: true });
  return tokens?.idToken?.toString();
}

export async function signOut(): Promise<void> {
  await configure();
  await amplifySignOut();
}

/** Once; a failed fetch of the configuration is tried again by the next call. */
function configure(): Promise<void> {
  configured ??= fetchRuntimeConfig()
    .then(({ userPoolId, userPoolClientId, userPoolEndpoint }) =>
      Amplify.configure({
        Auth: { Cognito: { userPoolId, userPoolClientId, ...(userPoolEndpoint && { userPoolEndpoint }) } },
      }),
    )
    .catch((error: unknown) => {
      configured = undefined;
      throw error;
    });
  return configured;
}

async function currentToken(): Promise<string> {
  const { tokens } = await fetchAuthSession();
  const token = tokens?.idToken?.toString();
  if (!token) throw new Error('The identity service returned no identity token.');
  return token;
}
