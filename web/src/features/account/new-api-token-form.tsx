import { Button } from '@aws-amplify/ui-react';
import * as z from 'zod';
import { createApiToken, NewApiToken } from '#shared/contract/api-tokens.ts';
import { ChoiceField } from '#web/ui/field/choice-field.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { Form, FormActions } from '#web/ui/form/form.tsx';
import { LimitedFormErrors } from '#web/ui/form/limited-form-errors.tsx';
import { useForm } from '#web/ui/form/use-form.ts';

export const scopeNames = { read: 'Read deployments', deploy: 'Read and deploy' } as const;

const periods = { '30': '30 days', '90': '90 days', '365': 'A year' } as const;

const blank = { name: '', scope: 'read', expiresInDays: '90' };

/** A select states text. */
const Stated = NewApiToken.extend({ expiresInDays: z.coerce.number().pipe(NewApiToken.shape.expiresInDays) });

/** Name, scope and period of a new token; blank again once it is made. */
export function NewApiTokenForm({ onCreate }: { readonly onCreate: (token: NewApiToken) => Promise<void> }) {
  const form = useForm({
    initial: blank,
    schema: Stated,
    onSubmit: async (token) => {
      await onCreate(token);
      form.replace(blank);
    },
    fallback: createApiToken.fallback,
  });
  return (
    <Form onSubmit={form.onSubmit}>
      <LimitedFormErrors form={form} names={{ name: 'Name of the token' }} />
      <TextField label="Name of the token" isRequired {...form.text('name')} />
      <ChoiceField label="It may" choices={scopeNames} {...form.text('scope')} />
      <ChoiceField label="It expires after" choices={periods} {...form.text('expiresInDays')} />
      <FormActions>
        <Button type="submit" isLoading={form.isSending} loadingText="Creating">
          Create token
        </Button>
      </FormActions>
    </Form>
  );
}
