import '../../../support/function-environment.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, vi } from 'vitest';
import { askProvider } from '../../../../functions/payments/provider-request.ts';
import { documentClient } from '../../../../functions/runtime/document-client.ts';
import { type HttpAnswer, type HttpRequest, httpClient } from '../../../../functions/runtime/http-client.ts';
import { secretsClient } from '../../../../functions/runtime/secrets-client.ts';
import { sqsClient } from '../../../../functions/runtime/sqs-client.ts';
import { runDue } from '../../../../infra/local/payments/billing-cycle.ts';
import { createCalls, type ProviderAnswer } from '../../../../infra/local/payments/call-provider.ts';
import { dueWebhooks, signatureOf } from '../../../../infra/local/payments/deliveries.ts';
import { payAtCheckout } from '../../../../infra/local/payments/pay-at-checkout.ts';
import { openProvider, type Provider } from '../../../../infra/local/payments/provider.ts';
import { serverFailure } from '../../../support/aws-errors.ts';
import { type MemoryTables, memoryTables } from '../../../support/memory-tables/memory-tables.ts';
import { aProfile } from '../../../support/profiles.ts';
import { createSteps, type Steps, seeded } from './steps.ts';

export const providerKey = 'sk_test_of_this_world';
const startOfTime = Date.parse('2026-11-22T12:00:00.000Z');

/** A provider, tables and a queue of their own, in memory, on which the real functions work. */
export interface PaymentWorld {
  readonly provider: Provider;
  readonly call: ReturnType<typeof createCalls>;
  readonly tables: MemoryTables;
  readonly steps: Steps;
  readonly random: () => number;
  /** What was sent to the queue and not worked on yet. */
  readonly queue: string[];
}

let world: PaymentWorld | undefined;

export function currentWorld(): PaymentWorld {
  if (!world) throw new Error('No world is open.');
  return world;
}

/** Opens an empty world at the beginning of its time. */
export async function openWorld(seed: number): Promise<PaymentWorld> {
  world?.provider.store.database.close();
  // Spies keep every call with its answer: those of ten thousand worlds fill the memory.
  vi.clearAllMocks();
  vi.setSystemTime(startOfTime);
  const random = seeded(seed);
  const provider = openProvider({
    file: ':memory:',
    address: () => 'https://checkout.example',
    key: () => providerKey,
    randomCode: () => Array.from({ length: 15 }, () => Math.floor(random() * 36).toString(36)).join(''),
  });
  const call = createCalls(provider);
  world = { provider, call, tables: memoryTables(), steps: createSteps(random), random, queue: [] };
  await endPause(provider);
  return world;
}

/**
 * The client leaves a provider alone that failed often, as in the world before; a call that succeeds later ends that. The
 * provider's clock stays where it is, or a century of months would fall due.
 */
async function endPause({ store }: Provider): Promise<void> {
  const later = 3_600_000_000_000;
  store.changeSettings({ clockOffset: -later });
  vi.setSystemTime(startOfTime + later);
  await askProvider({ method: 'GET', path: '/plan' });
  vi.setSystemTime(startOfTime);
  store.changeSettings({ clockOffset: 0 });
}

/** Replaces what the functions call by the world that is open, for the tests of a file. */
export function withPaymentWorlds(): void {
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: startOfTime });
    process.env.PAYMENT_PROVIDER_URL = 'https://api.paystack.co';
    vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
    const answers = (run: (input: never, command: object) => object) => async (command: object) =>
      currentWorld().steps.step(serverFailure, () => run((command as { input: never }).input, command));
    vi.spyOn(documentClient(), 'send').mockImplementation(
      answers((_, command) => currentWorld().tables.run(command)),
    );
    vi.spyOn(sqsClient(), 'send').mockImplementation(
      answers(({ MessageBody }: { MessageBody: string }) => {
        currentWorld().queue.push(MessageBody);
        return {};
      }),
    );
    vi.spyOn(secretsClient(), 'send').mockImplementation(
      answers(() => ({ SecretString: JSON.stringify({ current: providerKey }) })),
    );
    vi.spyOn(httpClient, 'send').mockImplementation((address, request) =>
      currentWorld().steps.step(noAnswer, () => answerOf(callProvider(address, request))),
    );
  });
  afterAll(() => {
    world?.provider.store.database.close();
    world = undefined;
  });
}

const noAnswer = () => new Error('socket hang up');

function callProvider(address: URL, { method, headers, body }: HttpRequest): ProviderAnswer {
  return currentWorld().call({
    method,
    path: `${address.pathname}${address.search}`,
    authorization: headers?.authorization,
    body: body === undefined ? {} : JSON.parse(body),
  });
}

function answerOf(answer: ProviderAnswer): HttpAnswer {
  if (answer === 'cut') throw noAnswer();
  const { status, headers = {}, body } = answer;
  return { status, headers, body: Buffer.from(JSON.stringify(body)) };
}

/** Somebody with a trial. Their token is their uid. */
export interface Person {
  readonly uid: string;
  readonly email: string;
}

export const emailOf = (uid: string): string => `${uid.slice(0, 8)}@example.com`;

export function aPerson(): Person {
  const uid = randomUUID();
  const email = emailOf(uid);
  const now = new Date().toISOString();
  const trialEnds = new Date(Date.now() + 14 * 86_400_000).toISOString();
  const profile = aProfile({
    uid,
    email,
    subscription: { planId: 'starter', status: 'trial', startedAt: now, currentPeriodEnd: trialEnds },
    trial: { used: false, expiresAt: trialEnds },
    createdAt: now,
    updatedAt: now,
  });
  put('profiles', { ...profile });
  return { uid, email };
}

function put(TableName: string, Item: Record<string, unknown>): void {
  class PutCommand {
    readonly input = { TableName, Item };
  }
  currentWorld().tables.run(new PutCommand());
}

/** Moves the time of everyone ahead; the provider does what falls due. */
export function passTime(milliseconds: number): void {
  vi.setSystemTime(Date.now() + milliseconds);
  runDue(currentWorld().provider);
}

export type CardChoice = 'success' | 'declined' | 'insufficient' | 'pending';
const numbers: Readonly<Record<CardChoice, { number: string; cvv: string }>> = {
  success: { number: '4084084084084081', cvv: '408' },
  declined: { number: '4084080000005408', cvv: '001' },
  insufficient: { number: '4084080000670037', cvv: '787' },
  pending: { number: '4000000000000259', cvv: '123' },
};

/** Pays at a checkout page whose address the functions answered. No two payments of a person share their moment. */
export function payAt(address: string, card: CardChoice): void {
  passTime(1);
  const code = new URL(address).pathname.split('/').at(-1) ?? '';
  payAtCheckout(currentWorld().provider, code, { ...numbers[card], expiry: '12/39' });
}

/** The webhooks that wait, in the provider's order. */
export const waitingWebhooks = () => dueWebhooks(currentWorld().provider);

export const signed = (body: string, key = providerKey) => ({
  body: Buffer.from(body),
  headers: { 'content-type': 'application/json', 'x-paystack-signature': signatureOf(body, key) },
});
