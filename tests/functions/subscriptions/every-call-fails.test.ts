import '../../support/function-environment.ts';
import { describe, expect, it, vi } from 'vitest';
import { controls } from '../../../infra/local/payments/control.ts';
import { isLong } from '../../support/property-runs.ts';
import {
  aPerson,
  currentWorld,
  openWorld,
  type Person,
  passTime,
  waitingWebhooks,
  withPaymentWorlds,
} from './world/payment-world.ts';
import { check, isWorkedOn, requests } from './world/people-act.ts';
import { payAtPageFor, payFor, settle } from './world/settle.ts';
import type { Failure } from './world/steps.ts';
import { expectTruth, providersTruth } from './world/truth.ts';

vi.mock('node:timers/promises', () => ({ setTimeout: async () => {} }));
vi.mock('../../../functions/http/id-token-caller.ts', () => import('./world/uid-caller.ts'));
vi.mock('../../../functions/storage/tables/read-item.ts', () => import('./world/read-item-alone.ts'));

withPaymentWorlds();

interface Case {
  readonly name: string;
  /** What was before; answers what the request needs. */
  readonly before: (person: Person) => Promise<string>;
  /** The request, which its owner repeats as it was. Answers an HTTP status where it is a call. */
  readonly request: (person: Person, given: string) => Promise<unknown>;
  /** How often the owner's card was charged in the end. */
  readonly charges: number;
}

const statusOf = async (answer: Promise<{ readonly status: number }>) => (await answer).status;
const monthlyPlan = async (person: Person) => {
  await payFor(person, 'starter');
  passTime(10 * 86_400_000);
  return '';
};
const cardOf = async (person: Person): Promise<string> => {
  await payFor(person, 'starter');
  const { body } = await requests.details(person.uid);
  const { card } = body.data as { card: { authorizationCode: string } };
  await requests.cancel(person.uid);
  passTime(40 * 86_400_000);
  await settle();
  return card.authorizationCode;
};
const paidCheckout = (person: Person): Promise<string> => payAtPageFor(person, 'starter');
const key = 'the-same-request';

const cases: readonly Case[] = [
  {
    name: 'beginning a payment',
    before: async () => '',
    request: ({ uid }) => statusOf(requests.begin(uid, { planId: 'starter' })),
    charges: 0,
  },
  {
    name: 'verifying a payment',
    before: paidCheckout,
    request: ({ uid }, reference) => statusOf(requests.verify(uid, reference)),
    charges: 1,
  },
  {
    name: 'verifying the payment of a plan that is bought again',
    before: async (person) => {
      await monthlyPlan(person);
      await requests.cancel(person.uid);
      return paidCheckout(person);
    },
    request: ({ uid }, reference) => statusOf(requests.verify(uid, reference)),
    charges: 2,
  },
  {
    name: 'converting a trial',
    before: paidCheckout,
    request: ({ uid }, reference) =>
      statusOf(requests.convert(uid, { plan_code: 'starter', payment_reference: reference })),
    charges: 1,
  },
  {
    name: 'an upgrade',
    before: monthlyPlan,
    request: ({ uid }) => statusOf(requests.upgrade(uid, { newPlanId: 'professional', idempotencyKey: key })),
    charges: 2,
  },
  {
    name: 'an upgrade without an idempotency key',
    before: monthlyPlan,
    request: ({ uid }) => statusOf(requests.upgrade(uid, { newPlanId: 'enterprise-annual' })),
    charges: 2,
  },
  {
    name: 'a downgrade',
    before: async (person) => {
      await payFor(person, 'professional');
      return '';
    },
    request: ({ uid }) => statusOf(requests.downgrade(uid, { newPlanId: 'starter' })),
    charges: 1,
  },
  {
    name: 'a cancellation',
    before: monthlyPlan,
    request: ({ uid }) => statusOf(requests.cancel(uid)),
    charges: 1,
  },
  {
    name: 'a reactivation',
    before: async (person) => {
      await monthlyPlan(person);
      await requests.cancel(person.uid);
      return '';
    },
    request: ({ uid }) => statusOf(requests.reactivate(uid)),
    charges: 1,
  },
  {
    name: 'subscribing with a stored card',
    before: cardOf,
    request: ({ uid }, authorization_code) =>
      statusOf(requests.subscribe(uid, { planId: 'professional', authorization_code, idempotencyKey: key })),
    charges: 2,
  },
  {
    name: 'a webhook',
    before: async (person) => {
      await paidCheckout(person);
      return waitingWebhooks()[0]?.body ?? '';
    },
    request: (_, body) => statusOf(requests.webhook(body)),
    charges: 1,
  },
  {
    name: 'the worker',
    before: async (person) => {
      await paidCheckout(person);
      await requests.webhook(waitingWebhooks()[0]?.body ?? '');
      return currentWorld().queue.shift() ?? '';
    },
    request: (_, message) => isWorkedOn(message),
    charges: 1,
  },
  {
    name: 'the worker on a renewal that failed',
    before: async (person) => {
      await payFor(person, 'starter');
      controls(currentWorld().provider).cards({ email: person.email, outcome: 'declined' });
      passTime(31 * 86_400_000);
      await requests.webhook(waitingWebhooks().at(-1)?.body ?? '');
      return currentWorld().queue.at(-1) ?? '';
    },
    request: (_, message) => isWorkedOn(message),
    charges: 1,
  },
  {
    name: 'the daily check',
    before: async (person) => {
      await payFor(person, 'starter');
      passTime(31 * 86_400_000);
      return '';
    },
    request: () => check(),
    charges: 2,
  },
];

/** What each of these calls may answer. */
const declared = [200, 201, 402, 409, 503];
/** The same request again: done, or done before. A payment converts a trial once. */
const repeated = [200, 201, 409, 422];

/** Every so many calls one is tried in the usual lane, another one before than after its effect; all in the long one. */
const every = isLong ? 1 : 6;
const failures = (['before', 'after'] as const).flatMap((moment, index) =>
  (isLong ? (['fails', 'dies'] as const) : (['fails'] as const)).map((how) => ({
    moment,
    how,
    first: isLong ? 1 : 1 + 3 * index,
  })),
);

describe('when a call to AWS or the provider fails,', () => {
  it.each(cases)('$name gives an answer that it declares, and the next attempt repairs', async (tried) => {
    for (const { first, ...failure } of failures)
      for (let at = first, isReached = true; isReached; at += every)
        isReached = await failsAt(tried, { at, ...failure });
  });
});

/** @returns whether the request made so many calls. */
async function failsAt({ before, request, charges }: Case, failure: Failure): Promise<boolean> {
  const { steps } = await openWorld(failure.at);
  const person = aPerson();
  const given = await before(person);
  const what = JSON.stringify(failure);
  const ended = await steps
    .act(() => request(person, given), failure)
    .catch(() => ({ result: undefined, steps: failure.at }));
  // Whoever dies answers nothing.
  if (typeof ended.result === 'number' && failure.how === 'fails')
    expect(declared, what).toContain(ended.result);
  const again = await request(person, given);
  if (typeof again === 'number') expect(repeated, `${what}, repeated`).toContain(again);
  const { paid } = providersTruth(person);
  expect(paid.length, what).toBe(charges);
  await settle();
  await expectTruth(person);
  return ended.steps >= failure.at;
}
