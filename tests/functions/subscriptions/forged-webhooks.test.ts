import '../../support/function-environment.ts';
import { createHmac } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { handler } from '../../../functions/subscriptions/routes/receive-payment-webhook.ts';
import { signatureOf } from '../../../infra/local/payments/deliveries.ts';
import { send } from '../../support/http-events.ts';
import { propertyRuns } from '../../support/property-runs.ts';
import {
  aPerson,
  currentWorld,
  openWorld,
  payAt,
  providerKey,
  waitingWebhooks,
  withPaymentWorlds,
} from './world/payment-world.ts';
import { requests } from './world/people-act.ts';

vi.mock('node:timers/promises', () => ({ setTimeout: async () => {} }));
vi.mock('../../../functions/http/id-token-caller.ts', () => import('./world/uid-caller.ts'));

withPaymentWorlds();

/** What the provider really sent, and its signature. */
async function aWebhook(): Promise<string> {
  await openWorld(1);
  const { body } = await requests.begin(aPerson().uid, { planId: 'starter' });
  payAt((body.data as { authorization_url: string }).authorization_url, 'success');
  return waitingWebhooks()[0]?.body ?? '';
}

interface Forged {
  readonly body: Uint8Array | string;
  readonly headers: Readonly<Record<string, string>>;
}
type Forge = (body: string, signature: string) => Forged;

const sent = (body: Uint8Array | string, signature: string, more: Record<string, string> = {}): Forged => ({
  body,
  headers: { 'content-type': 'application/json', 'x-paystack-signature': signature, ...more },
});
const hmac = (algorithm: string, key: string, body: string, encoding: 'hex' | 'base64') =>
  createHmac(algorithm, key).update(body).digest(encoding);

/** Ways to alter a webhook or its signature, each of which has to be noticed. */
const forgery = fc.oneof(
  fc.tuple(fc.nat(), fc.integer({ min: 1, max: 255 })).map(
    ([at, by]): Forge =>
      (body, signature) => {
        const bytes = Buffer.from(body);
        const index = at % bytes.length;
        bytes[index] = (bytes[index] ?? 0) ^ by;
        return sent(bytes, signature);
      },
  ),
  fc.tuple(fc.nat(), fc.constantFrom(...'0123456789abcdef')).map(
    ([at, digit]): Forge =>
      (body, signature) => {
        const index = at % signature.length;
        const other = signature[index] === digit ? (digit === '0' ? '1' : '0') : digit;
        return sent(body, signature.slice(0, index) + other + signature.slice(index + 1));
      },
  ),
  fc.nat().map(
    (at): Forge =>
      (body, signature) =>
        sent(body.slice(0, at % body.length), signature),
  ),
  fc.string({ minLength: 1, maxLength: 20 }).map(
    (more): Forge =>
      (body, signature) =>
        sent(body + more, signature),
  ),
  fc.string({ maxLength: 140 }).map(
    (text): Forge =>
      (body) =>
        sent(body, text.replace(/[^\x20-\x7e]/g, '?')),
  ),
  fc
    .string({ minLength: 1, maxLength: 60 })
    .filter((key) => key !== providerKey)
    .map(
      (key): Forge =>
        (body) =>
          sent(body, signatureOf(body, key)),
    ),
  fc.constantFrom('sha1', 'sha256', 'sha384', 'sha3-512').map(
    (algorithm): Forge =>
      (body) =>
        sent(body, hmac(algorithm, providerKey, body, 'hex')),
  ),
  fc.constantFrom<Forge[]>(
    (body) => sent(body, hmac('sha512', providerKey, body, 'base64')),
    (body, signature) => sent(JSON.stringify(JSON.parse(body), null, 1), signature),
    (body, signature) => sent(`\ufeff${body}`, signature),
    (body, signature) => sent(gzipSync(body), signature, { 'content-encoding': 'gzip' }),
    (body, signature) => sent(Buffer.from(body).toString('base64'), signature),
    (body, signature) => sent(body, `${signature}, ${signature}`),
    (body, signature) => sent(body, ` ${signature}`),
    (body) => ({ body, headers: { 'content-type': 'application/json' } }),
    (body, signature) => ({
      body,
      headers: { 'content-type': 'application/json', 'x-signature': signature },
    }),
    (_, signature) => sent('', signature),
    (body) => sent(body, ''),
  ),
);

it('no webhook that was forged or altered is taken, and none reaches the queue', async () => {
  const body = await aWebhook();
  const signature = signatureOf(body, providerKey);
  await fc.assert(
    fc.asyncProperty(forgery, async (forge) => {
      const forged = forge(body, signature);
      const { status } = await send(handler, forged);
      expect([400, 401, 413, 415]).toContain(status);
      expect(currentWorld().queue).toEqual([]);
    }),
    { numRuns: propertyRuns(1_000, 10_000) },
  );
  expect((await send(handler, sent(body, signature))).status).toBe(200);
  expect(currentWorld().queue).toHaveLength(1);
});
