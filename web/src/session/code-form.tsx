import { Button } from '@aws-amplify/ui-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { FieldSchema } from '#shared/contract/field-errors.ts';
import { isRecord } from '#web/api/is-record.ts';
import { TextField } from '#web/ui/field/text-field.tsx';
import { Form, FormActions } from '#web/ui/form/form.tsx';
import { FormErrors } from '#web/ui/form/form-errors.tsx';
import { useForm } from '#web/ui/form/use-form.ts';

/** Six digits, however they are grouped. Manually: the schema library would outweigh the sign-in page. */
const SixDigits: FieldSchema<string> = {
  safeParse: (values) => {
    const code = String(isRecord(values) ? values.code : '').replace(/\s/g, '');
    const issue = { code: 'custom' as const, path: ['code'], message: 'must be the six digits of the app' };
    return /^\d{6}$/.test(code)
      ? { success: true, data: code }
      : { success: false, error: { issues: [issue] } };
  },
};

export interface CodeFormProps {
  /** Where the code comes from, as a sentence. */
  readonly source: string;
  /** Of the field `code`; the six digits of an authenticator app when left out. */
  readonly schema?: FieldSchema<string>;
  readonly onCode: (code: string) => Promise<void>;
  /** The sentence for a failure that has none of its own. */
  readonly fallback: string;
  /** The button that sends the code, and what it says meanwhile. */
  readonly send: { readonly label: string; readonly sending: string };
  /** Whether the field gets the focus, which in a dialog goes to the first button. */
  readonly takesFocus?: boolean;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** Takes a code that an app shows or a mail has brought. */
export function CodeForm({ source, schema = SixDigits, onCode, fallback, send, ...rest }: CodeFormProps) {
  const { takesFocus = false, children } = rest;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  const form = useForm({ initial: { code: '' }, schema, onSubmit: onCode, fallback });
  return (
    <Form onSubmit={form.onSubmit}>
      <FormErrors form={form} names={{ code: 'Code' }} />
      <TextField
        label="Code"
        descriptiveText={source}
        autoComplete="one-time-code"
        inputMode="numeric"
        ref={field}
        isRequired
        {...form.text('code')}
      />
      <FormActions>
        <Button type="submit" variation="primary" isLoading={form.isSending} loadingText={send.sending}>
          {send.label}
        </Button>
        {children}
      </FormActions>
    </Form>
  );
}
