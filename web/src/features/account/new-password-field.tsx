import { useEffect, useState } from 'react';
import { TextField, type TextFieldProps } from '#web/ui/field/text-field.tsx';
import { asSentence } from '#web/ui/form/schema-errors.ts';

export interface NewPasswordFieldProps extends Omit<TextFieldProps, 'value'> {
  readonly value: string;
  /** Whose password it becomes: the address is none. */
  readonly email: string;
}

/** A password to be set. That it is too common, or the own address, is said while it is typed. */
export function NewPasswordField({ email, hasError, errorMessage, ...field }: NewPasswordFieldProps) {
  const refusal = useRefusal(field.value, email);
  return (
    <TextField
      type="password"
      autoComplete="new-password"
      descriptiveText="At least 6 characters; longer is better."
      isRequired
      {...field}
      hasError={hasError || refusal !== undefined}
      errorMessage={hasError ? errorMessage : refusal}
    />
  );
}

/** Shorter ones are refused anyway; the list of the common ones is loaded with the first that is long enough. */
const shortest = 6;

function useRefusal(password: string, email: string): string | undefined {
  const [refused, setRefused] = useState<{ readonly password: string; readonly sentence: string }>();
  useEffect(() => {
    if (password.length < shortest) return;
    import('#shared/passwords/why-refused.ts').then(
      ({ whyRefused }) => {
        const why = whyRefused(password, email);
        if (why) setRefused({ password, sentence: asSentence(why) });
      },
      // It is asked again when the form is sent.
      () => {},
    );
  }, [password, email]);
  return refused?.password === password ? refused.sentence : undefined;
}
