import * as contract from '#shared/contract/credentials.ts';
import { implement } from '../../http/implement.ts';
import { sendEmailCode } from '../../identity/email-codes.ts';

export const handler = implement(contract.sendEmailCode)(async ({ body }) => {
  await sendEmailCode(body.accessToken);
  return { message: 'A code is on its way to you. Only a few codes are sent per hour.' };
});
