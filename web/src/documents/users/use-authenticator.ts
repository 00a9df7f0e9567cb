import useSWR from 'swr';
import { useSessionActions } from '#web/session/session-provider.tsx';

export interface AuthenticatorState {
  /** Undefined until the identity service has answered. */
  readonly isOn: boolean | undefined;
  readonly error: unknown;
  readonly retry: () => void;
  /** Each throws what the identity service throws. */
  readonly begin: (accountName: string) => Promise<{ readonly secret: string; readonly address: string }>;
  readonly confirm: (code: string) => Promise<void>;
  readonly turnOff: () => Promise<void>;
}

/** Whether signing in asks for a code of an app, too. The identity service keeps it, not ours. */
export function useAuthenticator(): AuthenticatorState {
  const { authenticator } = useSessionActions();
  const { data, error, mutate } = useSWR<boolean, unknown>('authenticator', authenticator.isOn);
  const become = (isOn: boolean) => mutate(isOn, { revalidate: false });
  return {
    isOn: data,
    error: data === undefined ? error : undefined,
    retry: () => void mutate(),
    begin: authenticator.begin,
    confirm: async (code) => {
      await authenticator.confirm(code);
      await become(true);
    },
    turnOff: async () => {
      await authenticator.turnOff();
      await become(false);
    },
  };
}
