import { Button } from '@aws-amplify/ui-react';
import { Suspense, useState } from 'react';
import { useAction } from '#web/api/use-action.ts';
import { useAuthenticator } from '#web/documents/users/use-authenticator.ts';
import { useUser } from '#web/session/session-provider.tsx';
import { useRecentSignIn } from '#web/session/use-recent-sign-in.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Problem } from '#web/ui/problem.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import { useToast } from '#web/ui/toasts.tsx';

// Draws a QR code, which most visits do not need.
const AuthenticatorSetup = lazyPart(() => import('./authenticator-setup.tsx'));

const failed = 'The identity service could not be reached';

/** A code of an app beside the password. The password is asked for before either changes. */
export function AuthenticatorCard() {
  const { email } = useUser();
  const { isOn, error, retry, begin, turnOff } = useAuthenticator();
  const { provePassword, dialog } = useRecentSignIn();
  const [secret, setSecret] = useState<{ readonly secret: string; readonly address: string }>();
  const toast = useToast();
  const beginning = useAction(async () => setSecret(await begin(email)), failed);
  const ending = useAction(async () => {
    await turnOff();
    toast.success('Signing in asks only for your password again.');
  }, failed);
  const afterProof = async (action: () => Promise<unknown>) => {
    if ((await provePassword()) !== undefined) await action();
  };
  const problem = beginning.error ?? ending.error;

  return (
    <Card
      id="authenticator"
      title="Authenticator app"
      intro="Signing in then takes a code of your phone as well, so that a stolen password is not enough."
      action={isOn && <StatusBadge tone="good">On</StatusBadge>}
    >
      {error !== undefined && <ErrorState error={error} fallback={failed} onRetry={retry} />}
      {error === undefined && isOn === undefined && <Skeleton lines={1} height="2.5rem" />}
      {isOn === false && secret === undefined && (
        <div>
          <Button
            isLoading={beginning.isLoading}
            loadingText="Preparing"
            onClick={() => void afterProof(beginning.run)}
          >
            Set up an app
          </Button>
        </div>
      )}
      {isOn === false && secret !== undefined && (
        <Suspense fallback={<Skeleton lines={4} height="2.5rem" />}>
          <AuthenticatorSetup
            {...secret}
            onDone={() => {
              setSecret(undefined);
              toast.success('From now on, signing in asks for a code from your app.');
            }}
            onCancel={() => setSecret(undefined)}
          />
        </Suspense>
      )}
      {isOn && (
        <div>
          <Button
            isLoading={ending.isLoading}
            loadingText="Turning off"
            onClick={() => void afterProof(ending.run)}
          >
            Turn it off
          </Button>
        </div>
      )}
      <Problem>{problem}</Problem>
      {dialog}
    </Card>
  );
}
