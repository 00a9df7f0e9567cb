import '../../support/function-environment.ts';
import { describe, expect, it, vi } from 'vitest';
import {
  aPerson,
  currentWorld,
  openWorld,
  type Person,
  passTime,
  payAt,
  waitingWebhooks,
  withPaymentWorlds,
} from './world/payment-world.ts';
import { drain, requests } from './world/people-act.ts';
import { payFor, settle } from './world/settle.ts';
import { expectTruth, keptOf, providersTruth } from './world/truth.ts';

vi.mock('node:timers/promises', () => ({ setTimeout: async () => {} }));
vi.mock('../../../functions/http/id-token-caller.ts', () => import('./world/uid-caller.ts'));

withPaymentWorlds();

/** Sends the same request a hundred times at once; answers how often each status came. */
async function hundredTimes(request: () => Promise<{ readonly status: number }>) {
  const { steps } = currentWorld();
  const answers = await Promise.all(Array.from({ length: 100 }, () => steps.act(request)));
  const counted: Record<number, number> = {};
  for (const { result } of answers) counted[result.status] = (counted[result.status] ?? 0) + 1;
  return counted;
}

let seed = 0;
async function begin() {
  seed += 1;
  await openWorld(seed);
  return aPerson();
}

const chargesOf = (person: Person) => providersTruth(person).paid.length;

describe('a hundred identical requests at the same time', () => {
  it.each([
    ['with an idempotency key', { idempotencyKey: 'one-and-the-same' }],
    ['without one', {}],
  ])('upgrade once and charge once, %s', async (_, key) => {
    const person = await begin();
    await payFor(person, 'starter');
    passTime(5 * 86_400_000);
    const upgrade = () => requests.upgrade(person.uid, { newPlanId: 'professional', ...key });
    const counted = await hundredTimes(upgrade);
    expect(
      Object.keys(counted).every((status) => ['200', '409', '503'].includes(status)),
      JSON.stringify(counted),
    ).toBe(true);
    // Each of a hundred may have been crowded out; the next finds it done.
    expect((await upgrade()).status).toBe(200);
    expect(chargesOf(person)).toBe(2);
    await settle();
    expect(chargesOf(person)).toBe(2);
    await expectTruth(person);
  });

  it('open one checkout page', async () => {
    const person = await begin();
    await hundredTimes(() =>
      requests.begin(person.uid, { planId: 'starter', idempotencyKey: 'one-and-the-same' }),
    );
    const { body } = await requests.begin(person.uid, {
      planId: 'starter',
      idempotencyKey: 'one-and-the-same',
    });
    expect(keptOf(person, 'payment#')).toHaveLength(1);
    payAt((body.data as { authorization_url: string }).authorization_url, 'success');
    await settle();
    expect(chargesOf(person)).toBe(1);
    await expectTruth(person);
  });

  it('apply a payment once, from webhooks and returns alike', async () => {
    const person = await begin();
    const { body } = await requests.begin(person.uid, { planId: 'starter' });
    const { authorization_url: url, reference } = body.data as {
      authorization_url: string;
      reference: string;
    };
    payAt(url, 'success');
    const webhook = waitingWebhooks()[0]?.body ?? '';
    await hundredTimes(() => requests.webhook(webhook));
    await hundredTimes(() => requests.verify(person.uid, reference));
    expect(await drain()).toBe(0);
    expect(keptOf(person, 'ledger#')).toHaveLength(1);
    expect(keptOf(person, 'invoice#')).toHaveLength(1);
    await expectTruth(person);
  });

  it('charge a stored card once', async () => {
    const person = await begin();
    await payFor(person, 'starter');
    const { body } = await requests.details(person.uid);
    const { authorizationCode: authorization_code } = (body.data as { card: { authorizationCode: string } })
      .card;
    await requests.cancel(person.uid);
    passTime(40 * 86_400_000);
    await settle();
    await hundredTimes(() =>
      requests.subscribe(person.uid, {
        planId: 'enterprise',
        authorization_code,
        idempotencyKey: 'one-and-the-same',
      }),
    );
    await settle();
    expect(chargesOf(person)).toBe(2);
    await expectTruth(person);
  });
});
