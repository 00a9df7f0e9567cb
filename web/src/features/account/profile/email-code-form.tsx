import { Button } from '@aws-amplify/ui-react';
import * as z from 'zod';
import { proveEmail, sendEmailCode } from '#shared/contract/credentials.ts';
import { MailedCode } from '#shared/contract/users.ts';
import { useAction } from '#web/api/use-action.ts';
import { useEmailChanges } from '#web/documents/users/use-email-changes.ts';
import { CodeForm } from '#web/session/code-form.tsx';
import layout from '#web/ui/layout.module.css';
import { Problem } from '#web/ui/problem.tsx';
import { useToast } from '#web/ui/toasts.tsx';

const Typed = z.object({ code: MailedCode }).transform(({ code }) => code);

export interface EmailCodeFormProps {
  readonly onProved: () => void;
  readonly onCancel?: () => void;
}

/** Takes the code that was mailed, and sends another one. */
export function EmailCodeForm({ onProved, onCancel }: EmailCodeFormProps) {
  const { prove, sendCode } = useEmailChanges();
  const toast = useToast();
  const sending = useAction(async () => toast.info(await sendCode()), sendEmailCode.fallback);
  return (
    <div className={layout.stack4}>
      <CodeForm
        source="From the e-mail; valid for a day."
        schema={Typed}
        onCode={async (code) => {
          await prove(code);
          onProved();
        }}
        fallback={proveEmail.fallback}
        send={{ label: 'Prove the address', sending: 'Checking' }}
      >
        <Button isLoading={sending.isLoading} loadingText="Sending" onClick={() => void sending.run()}>
          Send another code
        </Button>
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
      </CodeForm>
      <Problem>{sending.error}</Problem>
    </div>
  );
}
