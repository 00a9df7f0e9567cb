import { randomBytes } from 'node:crypto';
import type { Mischief } from './records.ts';
import type { Store } from './store.ts';
import { openStore } from './store.ts';

export interface ProviderOptions {
  /** The SQLite file that keeps everything; `:memory:` for tests. */
  readonly file: string;
  /** The address that the checkout and card pages are under. */
  readonly address: () => string;
  /** The secret key: it authorises calls and signs webhooks. */
  readonly key: () => string;
  /** The real time, in milliseconds since the epoch. */
  readonly time?: () => number;
  /** Makes the random part of a code: lower-case letters and digits. */
  readonly randomCode?: () => string;
}

/** What the parts of the provider share: its records, its clock, new codes, and the outbox of webhooks. */
export interface Provider {
  readonly store: Store;
  readonly options: ProviderOptions;
  /** The provider's time as ISO 8601, which is the moment of what falls due while that is being done. */
  now(): string;
  /** Runs work as of an earlier moment. */
  at(instant: string, work: () => void): void;
  code(prefix: string): string;
  /** Puts a webhook into the outbox, in the transaction of what it announces. */
  emit(event: string, data: unknown): void;
}

export function openProvider(options: ProviderOptions): Provider {
  const store = openStore(options.file);
  const { time = Date.now, randomCode = () => BigInt(`0x${randomBytes(10).toString('hex')}`).toString(36) } =
    options;
  let moment: string | undefined;
  const now = (): string => moment ?? new Date(time() + store.settings().clockOffset).toISOString();
  if (!store.settings().cardsAnnounced) store.changeSettings({ cardsAnnounced: now().slice(0, 7) });

  return {
    store,
    options,
    now,
    at(instant, work) {
      moment = instant;
      try {
        work();
      } finally {
        moment = undefined;
      }
    },
    code: (prefix) => `${prefix}_${randomCode().slice(0, 15).padStart(15, '0')}`,
    emit(event, data) {
      const { mischief } = store.settings();
      const body = JSON.stringify({ event, data });
      for (let copy = 0; copy <= mischief.duplicate; copy++) putDelivery(store, body, mischief, now());
      if (mischief.lose > 0) store.changeSettings({ mischief: { ...mischief, lose: mischief.lose - 1 } });
    },
  };
}

function putDelivery(store: Store, body: string, { lose, delaySeconds }: Mischief, now: string): void {
  store.deliveries.put({
    id: store.nextId(),
    body,
    state: lose > 0 ? 'lost' : 'waiting',
    attempts: 0,
    first_attempt_at: null,
    next_attempt_at: new Date(Date.parse(now) + delaySeconds * 1_000).toISOString(),
  });
}
