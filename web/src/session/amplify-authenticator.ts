import { fetchMFAPreference, setUpTOTP, updateMFAPreference, verifyTOTPSetup } from 'aws-amplify/auth';
import type { Authenticator } from './authenticator.ts';
import { identityClient } from './identity-client.ts';
import { signInDone } from './identity-tokens.ts';
import { loginFailure } from './login-failure.ts';

const ready = async () => {
  await identityClient();
  await signInDone();
};

export const isOn: Authenticator['isOn'] = async () => {
  await ready();
  const { enabled } = await fetchMFAPreference();
  return enabled?.includes('TOTP') ?? false;
};

export const begin: Authenticator['begin'] = async (accountName) => {
  await ready();
  const { sharedSecret, getSetupUri } = await setUpTOTP();
  return { secret: sharedSecret, address: getSetupUri('Netwright', accountName).href };
};

export const confirm: Authenticator['confirm'] = async (code) => {
  await ready();
  try {
    await verifyTOTPSetup({ code });
  } catch (error) {
    throw loginFailure(error);
  }
  await updateMFAPreference({ totp: 'PREFERRED' });
};

export const turnOff: Authenticator['turnOff'] = async () => {
  await ready();
  await updateMFAPreference({ totp: 'DISABLED' });
};
