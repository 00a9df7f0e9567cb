import { createHmac } from 'node:crypto';
import type { Provider } from './provider.ts';
import type { Delivery } from './records.ts';

/** A webhook that is due: its bytes, with the header that signs them. */
export interface Webhook {
  readonly id: number;
  readonly body: string;
  /** Hex HMAC-SHA512 of the bytes, keyed with the secret key. */
  readonly signature: string;
}

const minuteMs = 60_000;
/** Attempts that follow each other after three minutes; the others follow after an hour. */
const quickAttempts = 4;
const givenUpAfterMs = 72 * 60 * minuteMs;

export const signatureOf = (body: string, key: string): string =>
  createHmac('sha512', key).update(body).digest('hex');

/** The webhooks to be sent now, in the order in which they would leave. */
export function dueWebhooks(provider: Provider): Webhook[] {
  const { store } = provider;
  const now = provider.now();
  const due = store.deliveries
    .all()
    .filter(({ state, next_attempt_at }) => state === 'waiting' && next_attempt_at <= now);
  const ordered = store.settings().mischief.newestFirst ? due.toReversed() : due;
  return ordered.map(({ id, body }) => ({ id, body, signature: signatureOf(body, provider.options.key()) }));
}

/** Records an attempt: anything but a 200 is tried again, every 3 minutes four times, then hourly for 72 hours. */
export function recordAttempt(provider: Provider, id: number, status: number | undefined): void {
  const { deliveries } = provider.store;
  const found = deliveries.get(String(id));
  if (found) deliveries.put(attempted(found, status === 200, provider.now()));
}

function attempted(delivery: Delivery, wasTaken: boolean, now: string): Delivery {
  const attempts = delivery.attempts + 1;
  const first_attempt_at = delivery.first_attempt_at ?? now;
  const tried = { ...delivery, attempts, first_attempt_at };
  if (wasTaken) return { ...tried, state: 'delivered' };
  const next = Date.parse(now) + (attempts <= quickAttempts ? 3 : 60) * minuteMs;
  if (next - Date.parse(first_attempt_at) > givenUpAfterMs) return { ...tried, state: 'given-up' };
  return { ...tried, next_attempt_at: new Date(next).toISOString() };
}
