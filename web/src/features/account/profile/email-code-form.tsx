import { Button } from '@aws-amplify/ui-react';
import * as z from 'zod';
import { proveEmail, sendEmailCode } from '#shared/contract/credentials.ts';
import { MailedCode } from '#shared/contract/users.ts';
import { useAction } from '#web/api/use-action.ts';
import { useEmailChanges } from '#web/documents/users/use-email-changes.ts';
import { TextField } from '#web/ui/field/text-field.tsx';
import { Form, FormActions } from '#web/ui/form/form.tsx';
import { FormErrors } from '#web/ui/form/form-errors.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import prose from '#web/ui/prose.module.css';
import { useToast } from '#web/ui/toasts.tsx';

const Values = z.object({ code: MailedCode });

export interface EmailCodeFormProps {
  readonly onProved: () => void;
  readonly onCancel?: () => void;
}

/** Takes the code that was mailed, and sends another one. */
export function EmailCodeForm({ onProved, onCancel }: EmailCodeFormProps) {
  const { prove, sendCode } = useEmailChanges();
  const toast = useToast();
  const sending = useAction(async () => toast.info(await sendCode()), sendEmailCode.fallback);
  const form = useForm({
    initial: { code: '' },
    schema: Values,
    onSubmit: async ({ code }) => {
      await prove(code);
      onProved();
    },
    fallback: proveEmail.fallback,
  });
  return (
    <Form onSubmit={form.onSubmit}>
      <FormErrors form={form} names={{ code: 'Code' }} />
      <TextField
        label="Code"
        descriptiveText="From the e-mail; valid for a day."
        autoComplete="one-time-code"
        inputMode="numeric"
        isRequired
        {...form.text('code')}
      />
      <FormActions>
        <Button type="submit" variation="primary" isLoading={form.isSending} loadingText="Checking">
          Prove the address
        </Button>
        <Button isLoading={sending.isLoading} loadingText="Sending" onClick={() => void sending.run()}>
          Send another code
        </Button>
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
      </FormActions>
      {sending.error && (
        <p className={prose.problem} role="alert">
          {sending.error}
        </p>
      )}
    </Form>
  );
}
