import { Button } from '@aws-amplify/ui-react';
import * as z from 'zod';
import { changeEmail } from '#shared/contract/credentials.ts';
import { Email } from '#shared/contract/users.ts';
import { useEmailChanges } from '#web/documents/users/use-email-changes.ts';
import { useRecentSignIn } from '#web/session/use-recent-sign-in.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { Form, FormActions } from '#web/ui/form/form.tsx';
import { FormErrors } from '#web/ui/form/form-errors.tsx';
import { useForm } from '#web/ui/form/use-form.ts';

const NewEmail = z.object({ email: Email });

/** Begins a change of address; the address that was typed goes to `onSent` once a code is on its way to it. */
export function NewEmailForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const { change } = useEmailChanges();
  const { confirmed, dialog } = useRecentSignIn();
  const form = useForm({
    initial: { email: '' },
    schema: NewEmail,
    onSubmit: async ({ email }) => {
      await confirmed(() => change(email));
      onSent(email);
    },
    fallback: changeEmail.fallback,
  });
  return (
    <>
      <Form onSubmit={form.onSubmit}>
        <FormErrors form={form} names={{ email: 'New address' }} />
        <TextField label="New address" type="email" autoComplete="email" isRequired {...form.text('email')} />
        <FormActions>
          <Button type="submit" isLoading={form.isSending} loadingText="Sending a code">
            Change the address
          </Button>
        </FormActions>
      </Form>
      {dialog}
    </>
  );
}
