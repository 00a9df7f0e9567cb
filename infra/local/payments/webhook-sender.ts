import { request } from 'node:http';
import { runDue } from './billing-cycle.ts';
import { dueWebhooks, recordAttempt, signatureOf } from './deliveries.ts';
import type { Provider } from './provider.ts';

/** How often the provider looks what is due. */
const tickMs = 250;
/** The provider waits no longer for an answer. */
const answerMs = 30_000;

/** Sends what the outbox holds, and does what falls due, while the server runs. */
export interface WebhookSender {
  /** Where webhooks go. Until it is known they wait. */
  sendTo(address: string): void;
  /** Sends bytes as they are, with any signature; returns the status, nothing where there was no answer. */
  send(body: string, signature: string): Promise<number | undefined>;
  /** Sends a webhook that the provider never made: by a key of someone else's, or altered after it was signed. */
  forge(body: string, how: 'foreign-key' | 'altered'): Promise<number | undefined>;
  stop(): void;
}

export function startWebhookSender(provider: Provider): WebhookSender {
  const underWay = new Set<number>();
  let address: string | undefined;

  const send = async (body: string, signature: string): Promise<number | undefined> => {
    if (address === undefined) return undefined;
    const { promise, resolve } = Promise.withResolvers<number | undefined>();
    const sent = request(
      address,
      {
        method: 'POST',
        timeout: answerMs,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Paystack/2.0',
          'x-paystack-signature': signature,
        },
      },
      (answer) => {
        answer.resume();
        answer.on('close', () => resolve(answer.statusCode));
      },
    );
    sent.on('timeout', () => sent.destroy()).on('error', () => resolve(undefined));
    sent.end(body);
    return promise;
  };

  const tick = (): void => {
    runDue(provider);
    if (address === undefined) return;
    for (const { id, body, signature } of dueWebhooks(provider)) {
      if (underWay.has(id)) continue;
      underWay.add(id);
      void send(body, signature).then((status) => {
        underWay.delete(id);
        if (!stopped) recordAttempt(provider, id, status);
      });
    }
  };
  let stopped = false;
  const timer = setInterval(tick, tickMs).unref();

  return {
    sendTo: (wanted) => {
      address = wanted;
    },
    send,
    forge: (body, how) => {
      const key = provider.options.key();
      return how === 'altered'
        ? send(
            body.replace(/\d/, (digit) => String((Number(digit) + 1) % 10)),
            signatureOf(body, key),
          )
        : send(body, signatureOf(body, `${key}-of-someone-else`));
    },
    stop: () => {
      stopped = true;
      clearInterval(timer);
    },
  };
}
