import type { FieldSchema } from '#shared/contract/field-errors.ts';
import { isRecord } from '#web/api/is-record.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * What the sign-in form sends. Manually: the schema library is a fifth of this page, and the identity service decides
 * on the address anyway.
 */
export const Credentials: FieldSchema<Credentials> = {
  safeParse: (values) => {
    const typed = isRecord(values) ? values : {};
    const email = String(typed.email ?? '')
      .trim()
      .toLowerCase();
    const password = String(typed.password ?? '');
    const issues = [
      ...(/^[^\s@]+@[^\s@]+$/.test(email) ? [] : [refused('email', 'must be an e-mail address')]),
      ...(password === '' ? [refused('password', 'must not be empty')] : []),
    ];
    return issues.length === 0
      ? { success: true, data: { email, password } }
      : { success: false, error: { issues } };
  },
};

const refused = (field: keyof Credentials, message: string) => ({
  code: 'custom' as const,
  path: [field],
  message,
});
