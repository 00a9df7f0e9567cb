import { type PaymentFailure, Refusal } from '#shared/contract/errors.ts';

const sentences = {
  failed: 'The card was declined. Nothing was charged.',
  abandoned: 'The payment was not completed. Nothing was charged.',
  refunded: 'The payment was refunded to the card.',
  mismatch: 'The payment is not the one that was asked for. Write to us with its reference.',
} as const satisfies Record<Exclude<PaymentFailure, 'pending'>, string>;

export const paymentFailed = (reference: string, outcome: Exclude<PaymentFailure, 'pending'>): Refusal =>
  new Refusal('payment_failed', sentences[outcome], { payment: { reference, outcome } });

export const paymentPending = (reference: string): Refusal =>
  new Refusal('payment_pending', 'The bank has not confirmed the payment yet. Look again in a minute.', {
    payment: { reference, outcome: 'pending' },
  });
