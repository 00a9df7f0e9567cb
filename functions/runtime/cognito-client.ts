import {
  CognitoIdentityProviderClient,
  LimitExceededException,
} from '@aws-sdk/client-cognito-identity-provider';
import { clientSettings } from './client-settings.ts';

let client: CognitoIdentityProviderClient | undefined;

/** The user pool's client, made at the first use. */
export function cognitoClient(): CognitoIdentityProviderClient {
  client ??= newClient();
  return client;
}

/**
 * Does not retry when an address is out of codes or attempts, which lasts for minutes: decided by the error's name,
 * the SDK takes that for throttling. The delay would also reveal that the address is known.
 */
function newClient(): CognitoIdentityProviderClient {
  const made = new CognitoIdentityProviderClient(clientSettings({ requestTimeout: 5_000 }));
  made.middlewareStack.add(
    (next) => async (args) => {
      try {
        return await next(args);
      } catch (error) {
        if (error instanceof LimitExceededException) Reflect.set(error, 'name', 'CodeLimitExceeded');
        throw error;
      }
    },
    // Inside the retries, around the reading of the response.
    { step: 'finalizeRequest', priority: 'low' },
  );
  return made;
}
