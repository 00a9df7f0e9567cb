import { Button } from '@aws-amplify/ui-react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod';
import { ForgotPassword, forgotPassword } from '#shared/contract/users.ts';
import { sendResetCode } from '#web/documents/users/passwords.ts';
import { useSession } from '#web/session/session-provider.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { Form, FormActions } from '#web/ui/form/form.tsx';
import { FormErrors } from '#web/ui/form/form-errors.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { AccountCard } from './account-card.tsx';

/** What was typed on the way here. */
const State = z.object({ email: z.string() });

/** Also the way of Change Password: the code goes to the address of the account. */
export default function ForgotPasswordScreen() {
  const session = useSession();
  const navigate = useNavigate();
  const { state } = useLocation();
  const typed = State.safeParse(state).data?.email ?? '';
  const isSignedIn = session.phase === 'signed-in';
  const form = useForm({
    initial: { email: isSignedIn ? session.user.email : typed },
    schema: ForgotPassword,
    onSubmit: async ({ email }) => {
      const message = await sendResetCode(email);
      navigate(`/reset-password?${new URLSearchParams({ email })}`, { state: { message } });
    },
    fallback: forgotPassword.fallback,
  });

  return (
    <AccountCard
      title={isSignedIn ? 'Change password' : 'Forgot password'}
      summary="We send a code to your e-mail address. Use it to set a new password."
      footer={
        isSignedIn ? (
          <>
            Know the present one? <Link to="/profile/security#password">Change it in your profile</Link>
          </>
        ) : (
          <Link to="/login">Back to login</Link>
        )
      }
    >
      <Form onSubmit={form.onSubmit}>
        <FormErrors form={form} names={{ email: 'E-mail' }} />
        <TextField
          label="E-mail"
          type="email"
          autoComplete="username"
          autoFocus
          isRequired
          {...form.text('email')}
        />
        <FormActions>
          <Button type="submit" variation="primary" isLoading={form.isSending} loadingText="Sending">
            Send the code
          </Button>
          <Link to="/reset-password">I already have a code</Link>
        </FormActions>
      </Form>
    </AccountCard>
  );
}
