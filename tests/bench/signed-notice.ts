import { signatureOf } from '../../infra/local/payments/deliveries.ts';

/** A webhook of the payment provider about a payment, with its signature. */
export interface SignedNotice {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** @param key the provider's secret key */
export function signedNotice(key: string, customerCode: string, reference: string): SignedNotice {
  const data = { reference, status: 'success', customer: { customer_code: customerCode } };
  const body = JSON.stringify({ event: 'charge.success', data });
  return {
    body,
    headers: { 'content-type': 'application/json', 'x-paystack-signature': signatureOf(body, key) },
  };
}
