import { fieldSentence } from '#shared/contract/field-sentence.ts';
import { ApiError } from './api-error.ts';

/** Refuses what the API would refuse: common passwords, and the user's own address. The list is loaded now. */
export async function refusePassword(password: string, email: string, field: string): Promise<void> {
  const { whyRefused } = await import('#shared/passwords/why-refused.ts');
  const message = whyRefused(password, email);
  if (message === undefined) return;
  throw new ApiError(fieldSentence({ field, message }), {
    status: 400,
    code: 'invalid_request',
    details: { fields: [{ field, message }] },
  });
}
