import { invalidField } from '#shared/contract/errors.ts';
import { whyRefused } from '#shared/passwords/why-refused.ts';

/** @throws invalid_request on `field` for a common password, and for the user's own address. */
export function refusePassword(password: string, email: string, field: string): void {
  const why = whyRefused(password, email);
  if (why) throw invalidField(field, why);
}
