import { Button } from '@aws-amplify/ui-react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import * as z from 'zod';
import { ResetPassword, resetPassword } from '#shared/contract/users.ts';
import { refusePassword } from '#web/api/refuse-password.ts';
import { setPassword } from '#web/documents/users/passwords.ts';
import { useSession, useSessionActions } from '#web/session/session-provider.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { Form, FormActions } from '#web/ui/form/form.tsx';
import { FormErrors } from '#web/ui/form/form-errors.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useToast } from '#web/ui/toasts.tsx';
import { AccountCard } from './account-card.tsx';
import { NewPasswordField } from './new-password-field.tsx';

const State = z.object({ message: z.string() });

/** The code and a new password. A link in an e-mail may bring both: `?email=…&code=…`. */
export default function ResetPasswordScreen() {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const toast = useToast();
  const session = useSession();
  const { signIn } = useSessionActions();
  const sent = State.safeParse(state).data?.message;
  /** A reset ends every session of its account, so that the one in this browser begins anew. */
  const staysSignedIn = async ({ email, newPassword }: z.output<typeof ResetPassword>): Promise<boolean> => {
    if (session.phase !== 'signed-in') return false;
    return session.user.email !== email || signIn(email, newPassword).catch(() => false);
  };
  const form = useForm({
    initial: { email: search.get('email') ?? '', token: search.get('code') ?? '', newPassword: '' },
    schema: ResetPassword,
    onSubmit: async (body) => {
      await refusePassword(body.newPassword, body.email, 'newPassword');
      const message = await setPassword(body);
      if (await staysSignedIn(body)) {
        toast.success(`The password of ${body.email} has been changed. You are still signed in.`);
        navigate('/dashboard');
      } else {
        toast.success(message);
        navigate('/login', { state: { email: body.email } });
      }
    },
    fallback: resetPassword.fallback,
  });

  return (
    <AccountCard
      title="Set a new password"
      footer={
        <>
          No code yet? <Link to="/forgot-password">Send it again</Link>
        </>
      }
    >
      {sent && <Notice tone="info">{sent}</Notice>}
      <Form onSubmit={form.onSubmit}>
        <FormErrors form={form} names={{ email: 'E-mail', token: 'Code', newPassword: 'New password' }} />
        <TextField label="E-mail" type="email" autoComplete="username" isRequired {...form.text('email')} />
        <TextField
          label="Code"
          autoComplete="one-time-code"
          inputMode="numeric"
          autoFocus={form.values.token === ''}
          descriptiveText="From the e-mail; valid for one hour."
          isRequired
          {...form.text('token')}
        />
        <NewPasswordField
          label="New password"
          email={form.values.email}
          autoFocus={form.values.token !== ''}
          {...form.text('newPassword')}
        />
        <FormActions>
          <Button
            type="submit"
            variation="primary"
            isLoading={form.isSending}
            loadingText="Setting the password"
          >
            Set the password
          </Button>
        </FormActions>
      </Form>
    </AccountCard>
  );
}
