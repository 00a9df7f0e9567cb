import { paymentEvents } from '#shared/contract/subscription-items.ts';
import { trackPaymentEvent } from '#shared/contract/subscriptions.ts';
import { implement } from '../../http/implement.ts';
import { recordPaymentEvent } from '../../storage/subscriptions/payment-days.ts';

/** Counts the event, under `other` where its name is not one of ours; nothing that came with it is kept. */
export const handler = implement(trackPaymentEvent)(async ({ body }) => {
  const known = paymentEvents.find((event) => event === body.event) ?? 'other';
  return { data: { ...(await recordPaymentEvent(known)), event: body.event } };
});
