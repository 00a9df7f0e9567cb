import { type ReactNode, useState } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { RecentSignInDialog } from './recent-sign-in-dialog.tsx';
import { useSessionActions, useUser } from './session-provider.tsx';

export interface RecentSignIn {
  /**
   * Runs a call; where the service asks for a recent sign-in, the person enters the password first and the call is
   * repeated. Throws what the call throws, and where the person gives up, what `isCancelled` knows.
   */
  readonly confirmed: <Result>(call: () => Promise<Result>) => Promise<Result>;
  /** Asks for the password, whatever the service says; it once it is proved, undefined where the person gives up. */
  readonly provePassword: () => Promise<string | undefined>;
  /** Signs in with a password that was typed elsewhere, and asks for the authenticator's code alone. Throws as above. */
  readonly signInWith: (password: string) => Promise<void>;
  /** Belongs on the screen. */
  readonly dialog: ReactNode;
}

interface Asked {
  readonly password: string | undefined;
  readonly answer: (password: string) => void;
  readonly giveUp: () => void;
}

/** For calls that need a recent sign-in: change of address or password, deletion of the account. */
export function useRecentSignIn(): RecentSignIn {
  const { email } = useUser();
  const { signIn } = useSessionActions();
  const [asked, setAsked] = useState<Asked>();

  const ask = (password?: string) =>
    new Promise<string>((resolve, reject) => {
      const close = () => setAsked(undefined);
      setAsked({
        password,
        answer: (proved) => {
          close();
          resolve(proved);
        },
        giveUp: () => {
          close();
          reject(new Error('Request canceled'));
        },
      });
    });

  return {
    confirmed: async (call) => {
      try {
        return await call();
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'sign_in_again') throw error;
      }
      await ask();
      return call();
    },
    provePassword: () => ask().catch(() => undefined),
    signInWith: async (password) => {
      if (!(await signIn(email, password))) await ask(password);
    },
    dialog: asked && (
      <RecentSignInDialog password={asked.password} onDone={asked.answer} onClose={asked.giveUp} />
    ),
  };
}
