import { changeEmail, proveEmail, sendEmailCode } from '#shared/contract/credentials.ts';
import { callRoute } from '#web/api/call-route.ts';
import { useSessionActions } from '#web/session/session-provider.tsx';

/** Proof and change of the signed-in user's address. Each throws ApiError when it is refused. */
export interface EmailChanges {
  /** Mails a code to the address that is to be proved; returns the sentence to show. */
  readonly sendCode: () => Promise<string>;
  /** Proves the address, or completes its change. */
  readonly prove: (code: string) => Promise<void>;
  /** Mails a code to a new address; returns the sentence to show. Needs a recent sign-in. */
  readonly change: (email: string) => Promise<string>;
}

export function useEmailChanges(): EmailChanges {
  const { accessToken, replaceUser } = useSessionActions();
  return {
    sendCode: async () =>
      (await callRoute(sendEmailCode, { body: { accessToken: await accessToken() } })).message,
    prove: async (code) => {
      const body = { code, accessToken: await accessToken() };
      const { user } = await callRoute(proveEmail, { body });
      replaceUser(user);
    },
    change: async (email) => (await callRoute(changeEmail, { body: { email } })).message,
  };
}
