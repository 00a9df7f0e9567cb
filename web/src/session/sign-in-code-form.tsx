import { Button } from '@aws-amplify/ui-react';
import { loginUser } from '#shared/contract/users.ts';
import { CodeForm } from './code-form.tsx';
import { useSessionActions } from './session-provider.tsx';

export interface SignInCodeFormProps {
  readonly onDone?: () => void;
  /** Back to the password. */
  readonly onBack: () => void;
}

/** The second step of signing in, for accounts with an authenticator. */
export default function SignInCodeForm({ onDone, onBack }: SignInCodeFormProps) {
  const { confirmCode } = useSessionActions();
  return (
    <CodeForm
      source="From your authenticator app."
      onCode={async (code) => {
        await confirmCode(code);
        onDone?.();
      }}
      fallback={loginUser.fallback}
      send={{ label: 'Continue', sending: 'Signing in' }}
      takesFocus
    >
      <Button onClick={onBack}>Back</Button>
    </CodeForm>
  );
}
