import { commonPasswords } from './common-passwords.ts';

/**
 * Why a password is refused although it is long enough; `undefined` where it is not. Continues from the field's name. The
 * list weighs 9 KB compressed: the site loads this when a form is sent.
 */
export function whyRefused(password: string, email: string): string | undefined {
  const folded = password.toLowerCase();
  const address = email.toLowerCase();
  if (commonPasswords.has(folded)) return 'is one of the most common passwords. Choose another one';
  if (folded === address || folded === address.split('@')[0]) return 'must not be your e-mail address';
  return undefined;
}
