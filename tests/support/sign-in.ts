import {
  AdminInitiateAuthCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { inject } from 'vitest';
import type { Operator } from '../../infra/local/cloud.ts';

/** Signs in at the identity service and returns the ID token, as the site does through Amplify. */
export async function signInWithPassword(email: string, password: string): Promise<string> {
  const { userPoolId, region, accessKey, endpoints }: Operator = JSON.parse(inject('operator'));
  const config: { userPoolClientId: string } = await (
    await fetch(new URL('/config.json', inject('site')))
  ).json();
  const client = new CognitoIdentityProviderClient({
    region,
    credentials: accessKey,
    endpoint: endpoints.userPool,
  });
  const { AuthenticationResult } = await client.send(
    new AdminInitiateAuthCommand({
      UserPoolId: userPoolId,
      ClientId: config.userPoolClientId,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: password },
    }),
  );
  const token = AuthenticationResult?.IdToken;
  if (!token) throw new Error(`${email} could not sign in.`);
  return token;
}
