import { Button } from '@aws-amplify/ui-react';
import * as z from 'zod';
import { useAuthenticator } from '#web/documents/users/use-authenticator.ts';
import { Copyable } from '#web/ui/copyable.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { Form, FormActions } from '#web/ui/form/form.tsx';
import { FormErrors } from '#web/ui/form/form-errors.tsx';
import { useForm } from '#web/ui/form/use-form.ts';
import layout from '#web/ui/layout.module.css';
import prose from '#web/ui/prose.module.css';
import { QrCode } from './qr-code.tsx';

const Values = z.object({
  code: z
    .string()
    .transform((code) => code.replace(/\s/g, ''))
    .refine((code) => /^\d{6}$/.test(code), 'must be the six digits of the app'),
});

export interface AuthenticatorSetupProps {
  readonly secret: string;
  readonly address: string;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** The secret as a picture and as text, and the first code that an app makes of it. */
export default function AuthenticatorSetup({ secret, address, onDone, onCancel }: AuthenticatorSetupProps) {
  const { confirm } = useAuthenticator();
  const form = useForm({
    initial: { code: '' },
    schema: Values,
    onSubmit: async ({ code }) => {
      await confirm(code);
      onDone();
    },
    fallback: 'The authenticator could not be set up',
  });
  return (
    <div className={layout.stack4}>
      <p className={prose.soft}>
        Scan this with an authenticator app, or type the key into it. Keep the key somewhere safe: without it
        and without the app, only an administrator can let you in again.
      </p>
      <QrCode text={address} label="QR code for your authenticator app" />
      <p className={layout.row2}>
        Key: <Copyable text={secret} label="Copy the key" />
      </p>
      <Form onSubmit={form.onSubmit}>
        <FormErrors form={form} names={{ code: 'Code' }} />
        <TextField
          label="Code"
          descriptiveText="The six digits that the app shows now."
          autoComplete="one-time-code"
          inputMode="numeric"
          isRequired
          {...form.text('code')}
        />
        <FormActions>
          <Button type="submit" variation="primary" isLoading={form.isSending} loadingText="Checking">
            Turn it on
          </Button>
          <Button onClick={onCancel}>Cancel</Button>
        </FormActions>
      </Form>
    </div>
  );
}
