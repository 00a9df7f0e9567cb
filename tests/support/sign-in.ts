import { inject } from 'vitest';
import { type Credentials, signInLocally, type Tokens } from '../../infra/local/prove-email.ts';

/** Signs in at the identity service, as the site does through Amplify. */
export const signInTokens = (credentials: Credentials): Promise<Tokens> =>
  signInLocally({ url: inject('site'), operator: JSON.parse(inject('operator')) }, credentials);

/** Signs in at the identity service and returns the ID token. */
export const signInWithPassword = async (email: string, password: string): Promise<string> =>
  (await signInTokens({ email, password })).idToken;
