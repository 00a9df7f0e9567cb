import * as z from 'zod';
import { Uid } from '../contract/identifiers.ts';
import { textUpTo } from '../contract/text.ts';
import { PaymentReference } from '../contract/users.ts';
import { defineQueue } from './define-queue.ts';

/** Where to look at the provider; says nothing of what is to be found there. */
export const PaymentNotice = z.strictObject({
  uid: Uid.optional(),
  reference: PaymentReference.optional(),
  customerCode: textUpTo(100).optional(),
});
export type PaymentNotice = z.output<typeof PaymentNotice>;

export const paymentsQueue = defineQueue({ name: 'payments', message: PaymentNotice });
