import { GetSecretValueCommand } from '@aws-sdk/client-secrets-manager';
import { SendMessageCommand } from '@aws-sdk/client-sqs';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeAll } from 'vitest';
import { secretsClient } from '../../functions/runtime/secrets-client.ts';
import { sqsClient } from '../../functions/runtime/sqs-client.ts';
import { close, listen } from '../../infra/local/listen.ts';
import { createPaymentsServer } from '../../infra/local/payments/server.ts';

export const providerKey = 'sk_test_0123456789abcdef';

/** The cards that the provider publishes for tests. */
export const goodCard = { number: '4084 0840 8408 4081', cvv: '408', expiry: '12/34', card: 'own' };
/** One of the stand-in's own: the bank decides ten minutes later. */
export const pendingCard = { number: '4000 0000 0000 0259', cvv: '123', expiry: '12/34', card: 'own' };
export const declinedCard = { number: '4084 0800 0000 5408', cvv: '001', expiry: '12/34', card: 'own' };

/**
 * Gives the tests of a file a payment provider of their own, its key in the secret, and a queue that keeps what is sent.
 * Its clock is the real one until it is moved.
 */
export function withPaymentsProvider() {
  let address = '';
  const sqs = mockClient(sqsClient());
  const secrets = mockClient(secretsClient());
  const { server } = createPaymentsServer({
    file: ':memory:',
    address: () => address,
    key: () => providerKey,
    time: () => Date.now(),
  });
  beforeAll(async () => {
    address = await listen(server);
    process.env.PAYMENT_PROVIDER_URL = address;
    sqs.on(SendMessageCommand).resolves({});
    secrets
      .on(GetSecretValueCommand)
      .resolves({ SecretString: JSON.stringify({ current: providerKey, previous: 'sk_test_previous' }) });
  });
  afterAll(() => close(server));

  const call = async (method: string, path: string, body?: object): Promise<Record<string, unknown>> => {
    const answer = await fetch(`${address}${path}`, {
      method,
      headers: { authorization: `Bearer ${providerKey}`, connection: 'close' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await answer.json()) as Record<string, unknown>;
  };

  return {
    call,
    /** Controls the provider: `clock`, `cards`, `faults`, `refund`, `state`. */
    order: (name: string, body: object = {}) => call('POST', `/local/${name}`, body),
    /** Fills a checkout page in. */
    pay: async (checkout: string, card: Record<string, string> = goodCard): Promise<void> => {
      await fetch(checkout, {
        method: 'POST',
        body: new URLSearchParams(card),
        redirect: 'manual',
        headers: { connection: 'close' },
      });
    },
    /** What was queued. */
    queued: (): unknown[] =>
      sqs.commandCalls(SendMessageCommand).map(({ args }) => JSON.parse(args[0].input.MessageBody ?? 'null')),
    sqs,
    secrets,
  };
}
