import type * as z from 'zod';
import { forgotPassword, type ResetPassword, resetPassword } from '#shared/contract/users.ts';
import { callRoute } from '#web/api/call-route.ts';

/** Sends a code to an address; returns the sentence to show, the same whether there is an account or not. */
export const sendResetCode = async (email: string): Promise<string> =>
  (await callRoute(forgotPassword, { body: { email } })).message;

/** Sets the password that comes with a code; returns the sentence to show. */
export const setPassword = async (reset: z.output<typeof ResetPassword>): Promise<string> =>
  (await callRoute(resetPassword, { body: reset })).message;
