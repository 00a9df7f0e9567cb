import { Button } from '@aws-amplify/ui-react';
import { Link } from 'react-router-dom';
import * as z from 'zod';
import { changePassword } from '#shared/contract/credentials.ts';
import { Password } from '#shared/contract/users.ts';
import { ApiError } from '#web/api/api-error.ts';
import { refusePassword } from '#web/api/refuse-password.ts';
import { replacePassword } from '#web/documents/users/passwords.ts';
import { NewPasswordField } from '#web/features/account/new-password-field.tsx';
import { useUser } from '#web/session/session-provider.tsx';
import { useRecentSignIn } from '#web/session/use-recent-sign-in.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { Form, FormActions } from '#web/ui/form/form.tsx';
import { FormErrors } from '#web/ui/form/form-errors.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import { useToast } from '#web/ui/toasts.tsx';

const Passwords = z.object({ present: z.string().min(1, 'must not be empty'), newPassword: Password });
const blank = { present: '', newPassword: '' };

/** Another password. It ends every session, so this browser signs in again with it. */
export function PasswordCard() {
  const { email } = useUser();
  const { signInWith, dialog } = useRecentSignIn();
  const toast = useToast();
  const form = useForm({
    initial: blank,
    schema: Passwords,
    onSubmit: async ({ present, newPassword }) => {
      await refusePassword(newPassword, email, 'newPassword');
      await signInWith(present).catch((error: unknown) => {
        throw wrongPresent(error);
      });
      await replacePassword(newPassword);
      await signInWith(newPassword);
      form.replace(blank);
      toast.success('Your password was changed. Every other session has ended.');
    },
    fallback: changePassword.fallback,
  });
  return (
    <Card
      id="password"
      title="Password"
      intro="A new password ends every other session of yours."
      action={<Link to="/forgot-password">Forgotten?</Link>}
    >
      <Form onSubmit={form.onSubmit}>
        <FormErrors form={form} names={{ present: 'Present password', newPassword: 'New password' }} />
        <TextField
          type="password"
          label="Present password"
          autoComplete="current-password"
          isRequired
          {...form.text('present')}
        />
        <NewPasswordField label="New password" email={email} {...form.text('newPassword')} />
        <FormActions>
          <Button type="submit" isLoading={form.isSending} loadingText="Changing">
            Change the password
          </Button>
        </FormActions>
      </Form>
      {dialog}
    </Card>
  );
}

/** The address is known to be right, so the field that is wrong can be named. */
function wrongPresent(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.code !== 'unauthenticated') return error;
  const fields = [{ field: 'present', message: 'is wrong' }];
  return new ApiError('The present password is wrong.', {
    status: error.status,
    code: error.code,
    details: { fields },
  });
}
