import type * as z from 'zod';
import { changePassword } from '#shared/contract/credentials.ts';
import { forgotPassword, type ResetPassword, resetPassword } from '#shared/contract/users.ts';
import { callRoute } from '#web/api/call-route.ts';

/** Sends a code to an address; returns the sentence to show, the same whether there is an account or not. */
export const sendResetCode = async (email: string): Promise<string> =>
  (await callRoute(forgotPassword, { body: { email } })).message;

/** Sets the password that comes with a code; returns the sentence to show. */
export const setPassword = async (reset: z.output<typeof ResetPassword>): Promise<string> =>
  (await callRoute(resetPassword, { body: reset })).message;

/** Sets another password, which ends every session, this one too. Needs a recent sign-in. */
export const replacePassword = async (newPassword: string): Promise<void> => {
  await callRoute(changePassword, { body: { newPassword } });
};
