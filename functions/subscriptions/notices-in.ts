import * as z from 'zod';
import { PaymentReference } from '#shared/contract/users.ts';
import type { PaymentNotice } from '#shared/queues/payments.ts';
import { ownerOfReference } from '../payments/own-reference.ts';

const Code = z.object({ customer_code: z.string().max(100) });

/** As much of an event as says where to look; all of it may be missing, and none of it is believed. */
const Pointers = z.object({
  reference: PaymentReference.optional().catch(undefined),
  transaction_reference: PaymentReference.optional().catch(undefined),
  transaction: z.object({ reference: PaymentReference }).optional().catch(undefined),
  customer: Code.optional().catch(undefined),
});

/** `subscription.expiring_cards` brings a list. */
const Data = z.union([z.array(Pointers).max(1_000), Pointers.transform((one) => [one])]).catch([]);

/** Where an event of the provider tells us to look. */
export function noticesIn({
  event,
  data,
}: {
  readonly event: string;
  readonly data?: unknown;
}): PaymentNotice[] {
  // An invoice three days ahead changes nothing.
  if (event === 'invoice.create') return [];
  return Data.parse(data).flatMap((pointers): PaymentNotice[] => {
    const reference = pointers.reference ?? pointers.transaction_reference ?? pointers.transaction?.reference;
    const uid = reference === undefined ? undefined : ownerOfReference(reference);
    const customerCode = pointers.customer?.customer_code;
    return reference === undefined && customerCode === undefined ? [] : [{ uid, reference, customerCode }];
  });
}
