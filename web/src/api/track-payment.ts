import type { paymentEvents } from '#shared/contract/subscription-items.ts';
import { trackPaymentEvent } from '#shared/contract/subscriptions.ts';
import { callRoute } from './call-route.ts';

type PaymentEventName = (typeof paymentEvents)[number];

/** Counts a step towards a payment. Nothing waits for it, and nobody hears of its failure. */
export function trackPayment(event: PaymentEventName, payload: Readonly<Record<string, string>> = {}): void {
  callRoute(trackPaymentEvent, { body: { event, payload } }).catch(() => undefined);
}
