import { Button } from '@aws-amplify/ui-react';
import { useEffect, useRef } from 'react';
import { loginUser } from '#shared/contract/users.ts';
import { isRecord } from '#web/api/is-record.ts';
import { TextField } from '#web/ui/field/text-field.tsx';
import { Form, FormActions } from '#web/ui/form/form.tsx';
import { FormErrors } from '#web/ui/form/form-errors.tsx';
import type { FormSchema } from '#web/ui/form/schema-errors.ts';
import { useForm } from '#web/ui/form/use-form.ts';
import { useSessionActions } from './session-provider.tsx';

/** Six digits, however they are grouped. Manually, as the sign-in form's schema is. */
const Code: FormSchema<string> = {
  safeParse: (values) => {
    const code = String(isRecord(values) ? values.code : '').replace(/\s/g, '');
    const issue = { code: 'custom' as const, path: ['code'], message: 'must be the six digits of the app' };
    return /^\d{6}$/.test(code)
      ? { success: true, data: code }
      : { success: false, error: { issues: [issue] } };
  },
};

export interface SignInCodeFormProps {
  readonly onDone?: () => void;
  /** Back to the password. */
  readonly onBack: () => void;
}

/** The second step of signing in, for accounts with an authenticator. */
export default function SignInCodeForm({ onDone, onBack }: SignInCodeFormProps) {
  const { confirmCode } = useSessionActions();
  const field = useRef<HTMLInputElement>(null);
  // In a dialog, opening gives the focus to the first button.
  useEffect(() => field.current?.focus(), []);
  const form = useForm({
    initial: { code: '' },
    schema: Code,
    onSubmit: async (code) => {
      await confirmCode(code);
      onDone?.();
    },
    fallback: loginUser.fallback,
  });
  return (
    <Form onSubmit={form.onSubmit}>
      <FormErrors form={form} names={{ code: 'Code' }} />
      <TextField
        label="Code"
        descriptiveText="From your authenticator app."
        autoComplete="one-time-code"
        inputMode="numeric"
        ref={field}
        isRequired
        {...form.text('code')}
      />
      <FormActions>
        <Button type="submit" variation="primary" isLoading={form.isSending} loadingText="Signing in">
          Continue
        </Button>
        <Button onClick={onBack}>Back</Button>
      </FormActions>
    </Form>
  );
}
