import { Button } from '@aws-amplify/ui-react';
import { useEffect, useRef, useState } from 'react';
import type { FieldSchema } from '#shared/contract/field-errors.ts';
import { loginUser } from '#shared/contract/users.ts';
import { isRecord } from '#web/api/is-record.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { Form, FormActions } from '#web/ui/form/form.tsx';
import { FormErrors } from '#web/ui/form/form-errors.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import prose from '#web/ui/prose.module.css';
import { useSessionActions, useUser } from './session-provider.tsx';
import SignInCodeForm from './sign-in-code-form.tsx';

const Password: FieldSchema<string> = {
  safeParse: (values) => {
    const password = isRecord(values) ? String(values.password) : '';
    const issue = { code: 'custom' as const, path: ['password'], message: 'must not be empty' };
    return password ? { success: true, data: password } : { success: false, error: { issues: [issue] } };
  },
};

export interface RecentSignInDialogProps {
  /** The password, where it was typed already and only the authenticator's code is missing. */
  readonly password?: string | undefined;
  /** The password that has just been proved. */
  readonly onDone: (password: string) => void;
  readonly onClose: () => void;
}

/** Asks the person who is signed in for the password again, and for the authenticator's code where there is one. */
export function RecentSignInDialog({ password: typed, onDone, onClose }: RecentSignInDialogProps) {
  const { email } = useUser();
  const { signIn } = useSessionActions();
  const [proved, setProved] = useState(typed);
  const field = useRef<HTMLInputElement>(null);
  // Opening gives the focus to the dialog's first button.
  useEffect(() => field.current?.focus(), []);
  const form = useForm({
    initial: { password: '' },
    schema: Password,
    onSubmit: async (password) => {
      if (await signIn(email, password)) onDone(password);
      else setProved(password);
    },
    fallback: loginUser.fallback,
  });
  return (
    <Dialog title={proved === undefined ? 'Enter your password again' : 'Enter a code'} onClose={onClose}>
      {proved === undefined ? (
        <Form onSubmit={form.onSubmit}>
          <p className={prose.soft}>This changes your account, so it has to be you: {email}.</p>
          <FormErrors form={form} names={{ password: 'Password' }} />
          <TextField
            type="password"
            label="Password"
            autoComplete="current-password"
            ref={field}
            isRequired
            {...form.text('password')}
          />
          <FormActions>
            <Button type="submit" variation="primary" isLoading={form.isSending} loadingText="Signing in">
              Continue
            </Button>
            <Button onClick={onClose}>Cancel</Button>
          </FormActions>
        </Form>
      ) : (
        <SignInCodeForm
          onDone={() => onDone(proved)}
          onBack={typed === undefined ? () => setProved(undefined) : onClose}
        />
      )}
    </Dialog>
  );
}
