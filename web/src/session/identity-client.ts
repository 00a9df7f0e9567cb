import { Amplify } from 'aws-amplify';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { tokenStorage } from './identity-tokens.ts';
import { fetchRuntimeConfig } from './runtime-config.ts';

/** Where the identity service takes calls that Amplify does not make as we need them. */
export interface IdentityClient {
  readonly endpoint: string;
  readonly userPoolClientId: string;
}

let configured: Promise<IdentityClient> | undefined;

/** Configures Amplify, once; a failed fetch of the configuration is tried again by the next call. */
export function identityClient(): Promise<IdentityClient> {
  configured ??= configure().catch((error: unknown) => {
    configured = undefined;
    throw error;
  });
  return configured;
}

async function configure(): Promise<IdentityClient> {
  const { region, userPoolId, userPoolClientId, userPoolEndpoint } = await fetchRuntimeConfig();
  Amplify.configure({
    Auth: { Cognito: { userPoolId, userPoolClientId, ...(userPoolEndpoint && { userPoolEndpoint }) } },
  });
  cognitoUserPoolsTokenProvider.setKeyValueStorage(tokenStorage);
  return { userPoolClientId, endpoint: userPoolEndpoint ?? `https://cognito-idp.${region}.amazonaws.com/` };
}
