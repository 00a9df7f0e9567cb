import type { DataFolder } from './data-folder.ts';
import { close, listen } from './listen.ts';
import { createPaymentsServer } from './payments/server.ts';

export interface PaymentsOptions {
  readonly data: DataFolder;
  /** Any free port where it is 0 or taken. */
  readonly port: number;
  /** A key of the real provider's test mode: with it the product talks to the real one, and none is started here. */
  readonly testKey: string | undefined;
}

/** The payment provider that the product talks to. */
export interface Payments {
  /** The secret key by which functions call it. */
  readonly key: string;
  /** Where it listens; nothing where it is the real one. */
  readonly address: string | undefined;
  sendWebhooksTo(address: string): void;
  close(): Promise<void>;
}

/** Starts the provider on this machine, or none for a test key of the real one. Throws a readable error for a live key. */
export async function startPayments({ data, port, testKey }: PaymentsOptions): Promise<Payments> {
  if (testKey !== undefined) {
    if (!testKey.startsWith('sk_test_'))
      throw new Error('PAYMENT_TEST_KEY takes a key of test mode, sk_test_…, and no live one.');
    return { key: testKey, address: undefined, sendWebhooksTo: () => {}, close: async () => {} };
  }
  const key = `sk_test_${data.secret('payment-provider')}`;
  let address = '';
  const { server, sendWebhooksTo } = createPaymentsServer({
    file: data.file('payments.sqlite'),
    address: () => address,
    key: () => key,
  });
  address = await listen(server, port);
  return { key, address, sendWebhooksTo, close: () => close(server) };
}
