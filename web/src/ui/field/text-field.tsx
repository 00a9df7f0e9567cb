import { TextField as AmplifyTextField, PasswordField } from '@aws-amplify/ui-react';
import { type ComponentProps, memo } from 'react';

export type TextFieldProps = ComponentProps<typeof AmplifyTextField>;

/** A line of text. A password is hidden as it is typed, and can be shown. */
export const TextField = memo(({ type = 'text', ...field }: TextFieldProps) =>
  type === 'password' ? (
    <PasswordField {...field} />
  ) : (
    <AmplifyTextField type={type} autoComplete="off" {...field} />
  ),
);
