import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { clientSettings } from './client-settings.ts';

let client: CognitoIdentityProviderClient | undefined;

/** The user pool's client, made at the first use. */
export function cognitoClient(): CognitoIdentityProviderClient {
  client ??= new CognitoIdentityProviderClient(clientSettings({ requestTimeout: 5_000 }));
  return client;
}
