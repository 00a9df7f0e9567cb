import '../../support/function-environment.ts';
import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { offerIds } from '#shared/subscriptions/plan-offers.ts';
import { controls } from '../../../infra/local/payments/control.ts';
import { recordAttempt } from '../../../infra/local/payments/deliveries.ts';
import { propertyRuns } from '../../support/property-runs.ts';
import {
  aPerson,
  type CardChoice,
  currentWorld,
  openWorld,
  type Person,
  passTime,
  payAt,
  waitingWebhooks,
  withPaymentWorlds,
} from './world/payment-world.ts';
import { check, isWorkedOn, requests } from './world/people-act.ts';
import { payFor, settle } from './world/settle.ts';
import type { Failure } from './world/steps.ts';
import { expectTruth, keptOf } from './world/truth.ts';

vi.mock('node:timers/promises', () => ({ setTimeout: async () => {} }));
vi.mock('../../../functions/http/id-token-caller.ts', () => import('./world/uid-caller.ts'));
vi.mock('../../../functions/storage/tables/read-item.ts', () => import('./world/read-item-alone.ts'));

withPaymentWorlds();

const who = fc.nat({ max: 1 });
const which = fc.nat({ max: 9 });
const planId = fc.constantFrom(...offerIds);
const cards = ['success', 'declined', 'insufficient', 'pending'] as const;

/** What may happen; `which` counts over the checkouts, webhooks or messages that there are. */
const event = fc.oneof(
  { weight: 3, arbitrary: fc.record({ what: fc.constant('begin' as const), who, planId }) },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('pay' as const),
      which,
      card: fc.constantFrom<CardChoice[]>('success', 'success', ...cards),
    }),
  },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('verify' as const), who, which }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('convert' as const), who, which, planId }) },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('deliver' as const),
      which,
      copies: fc.integer({ min: 1, max: 11 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('lose' as const), which }) },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('work' as const),
      which,
      copies: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constantFrom('upgrade' as const, 'downgrade' as const, 'subscribe' as const),
      who,
      planId,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constantFrom('cancel' as const, 'reactivate' as const), who }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constant('card' as const),
      who,
      outcome: fc.constantFrom(
        'success' as const,
        'success' as const,
        'declined' as const,
        'insufficient' as const,
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('time' as const),
      hours: fc.constantFrom(0.2, 1, 5, 24, 72, 240, 760),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('check' as const) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('refund' as const), which }) },
);
type Generated<Kind> = Kind extends fc.Arbitrary<infer Value> ? Value : never;
type Event = Generated<typeof event>;

const failure = fc.option(
  fc.record<Failure>({
    at: fc.integer({ min: 1, max: 30 }),
    moment: fc.constantFrom('before', 'after'),
    how: fc.constantFrom('dies', 'dies', 'fails'),
  }),
  { freq: 2, nil: undefined },
);

/** Up to four events at the same time, each of which may be cut short. */
const moment = fc.array(fc.record({ event, failure }), { minLength: 1, maxLength: 4 });
/** Some have paid for a plan before it begins. */
const paidBefore = fc.option(planId, { freq: 3, nil: undefined });
const schedule = fc.record({
  seed: fc.integer(),
  before: fc.tuple(paidBefore, paidBefore),
  moments: fc.array(moment, { minLength: 1, maxLength: 14 }),
});

interface Checkout {
  readonly url: string;
  readonly reference: string;
  readonly owner: Person;
}

/** The answers that a call may give when nothing of ours is broken; 503 where AWS or the provider is. */
const declared = new Set([200, 201, 400, 402, 404, 409, 422, 429, 503]);

async function carryOut(
  moments: Generated<typeof schedule>['moments'],
  people: readonly Person[],
): Promise<void> {
  const { provider, steps, queue } = currentWorld();
  const checkouts: Checkout[] = [];
  const pick = <Value>(from: readonly Value[], at: number): Value | undefined =>
    from[at % (from.length || 1)];

  const run = async (happening: Event, cut: Failure | undefined): Promise<void> => {
    const person = ('who' in happening && people[happening.who]) || people[0];
    if (!person) return;
    const token = person.uid;
    const ask = async (call: () => ReturnType<typeof requests.details>) => {
      const { result } = await steps.act(call, cut);
      if (cut?.how !== 'dies')
        expect(declared, `${happening.what} answers ${result.status}`).toContain(result.status);
      return result;
    };
    switch (happening.what) {
      case 'begin': {
        const { status, body } = await ask(() => requests.begin(token, { planId: happening.planId }));
        if (status !== 200) return;
        const { authorization_url: url, reference } = body.data as {
          authorization_url: string;
          reference: string;
        };
        checkouts.push({ url, reference, owner: person });
        return;
      }
      case 'pay': {
        const checkout = pick(checkouts, happening.which);
        if (checkout) payAt(checkout.url, happening.card);
        return;
      }
      case 'verify': {
        const checkout = pick(checkouts, happening.which);
        if (!checkout) return;
        const { status } = await ask(() => requests.verify(token, checkout.reference));
        if (checkout.owner !== person && cut === undefined) expect([404, 503]).toContain(status);
        return;
      }
      case 'convert': {
        const checkout = pick(checkouts, happening.which);
        if (!checkout) return;
        const json = { plan_code: happening.planId, payment_reference: checkout.reference };
        const { status } = await ask(() => requests.convert(token, json));
        if (checkout.owner !== person && cut === undefined) expect(status).toBeGreaterThanOrEqual(400);
        return;
      }
      case 'deliver': {
        const webhook = pick(waitingWebhooks(), happening.which);
        if (!webhook) return;
        for (let copy = 0; copy < happening.copies; copy++) {
          const { status } = await ask(() => requests.webhook(webhook.body));
          recordAttempt(provider, webhook.id, cut?.how === 'dies' ? undefined : status);
        }
        return;
      }
      case 'lose': {
        const webhook = pick(waitingWebhooks(), happening.which);
        const delivery = webhook && provider.store.deliveries.get(String(webhook.id));
        if (delivery) provider.store.deliveries.put({ ...delivery, state: 'lost' });
        return;
      }
      case 'work': {
        const message = pick(queue, happening.which);
        if (message === undefined) return;
        queue.splice(queue.indexOf(message), 1);
        for (let copy = 0; copy < happening.copies; copy++) {
          const { result: taken } = await steps.act(() => isWorkedOn(message), cut);
          // Whoever dies leaves the message to the next.
          if ((!taken || cut?.how === 'dies') && copy === happening.copies - 1) queue.push(message);
        }
        return;
      }
      case 'upgrade':
        await ask(() => requests.upgrade(token, { newPlanId: happening.planId }));
        return;
      case 'downgrade':
        await ask(() => requests.downgrade(token, { newPlanId: happening.planId }));
        return;
      case 'subscribe': {
        const [current] = keptOf(person, 'current');
        const cards = (current?.cards ?? []) as { authorizationCode: string }[];
        const code = cards[0]?.authorizationCode ?? 'AUTH_of_someone_else';
        await ask(() => requests.subscribe(token, { planId: happening.planId, authorization_code: code }));
        return;
      }
      case 'cancel':
        await ask(() => requests.cancel(token));
        return;
      case 'reactivate':
        await ask(() => requests.reactivate(token));
        return;
      case 'card':
        controls(provider).cards({ email: person.email, outcome: happening.outcome });
        return;
      case 'time':
        passTime(happening.hours * 3_600_000);
        return;
      case 'check':
        await steps.act(check, cut).catch((error: unknown) => {
          if (cut === undefined) throw error;
        });
        return;
      case 'refund': {
        const paid = provider.store.transactions.all().filter(({ status }) => status === 'success');
        const transaction = pick(paid, happening.which);
        if (transaction) controls(provider).refund({ reference: transaction.reference });
        return;
      }
      default:
        happening satisfies never;
    }
  };

  for (const happenings of moments)
    await Promise.all(happenings.map(({ event: happening, failure: cut }) => run(happening, cut)));
}

/** A renewal fails, and the next try of the card succeeds: the provider calls the subscription unpaid until it charges again. */
const retriedRenewal: Generated<typeof schedule> = {
  seed: 0,
  before: ['starter', undefined],
  moments: [
    [{ event: { what: 'card', who: 0, outcome: 'insufficient' }, failure: undefined }],
    [{ event: { what: 'time', hours: 760 }, failure: undefined }],
    [{ event: { what: 'card', who: 0, outcome: 'success' }, failure: undefined }],
  ],
};

/** The second of two plans that were paid for is refunded before anybody here saw it. */
const refundedSecond: Generated<typeof schedule> = {
  seed: 0,
  before: [undefined, undefined],
  moments: [
    [{ event: { what: 'begin', who: 0, planId: 'starter' }, failure: undefined }],
    [{ event: { what: 'begin', who: 0, planId: 'enterprise-annual' }, failure: undefined }],
    [
      { event: { what: 'pay', which: 1, card: 'success' }, failure: undefined },
      { event: { what: 'cancel', who: 0 }, failure: undefined },
    ],
    [{ event: { what: 'pay', which: 0, card: 'success' }, failure: undefined }],
    [{ event: { what: 'refund', which: 0 }, failure: undefined }],
    [{ event: { what: 'verify', who: 0, which: 0 }, failure: undefined }],
  ],
};

/** A plan is cancelled and bought again, and the card is declined when the provider would renew it for time that is paid for. */
const boughtAgain: Generated<typeof schedule> = {
  seed: 0,
  before: ['enterprise', undefined],
  moments: [
    [
      { event: { what: 'cancel', who: 0 }, failure: undefined },
      { event: { what: 'begin', who: 0, planId: 'enterprise' }, failure: undefined },
    ],
    [
      { event: { what: 'pay', which: 0, card: 'success' }, failure: undefined },
      { event: { what: 'card', who: 0, outcome: 'declined' }, failure: undefined },
    ],
    [{ event: { what: 'time', hours: 760 }, failure: undefined }],
    [{ event: { what: 'deliver', which: 0, copies: 1 }, failure: undefined }],
  ],
};

/** A cancelled year becomes months when it ends, and the same months are bought on a page that was open: they come sooner. */
const boughtWhatWaits: Generated<typeof schedule> = {
  seed: 0,
  before: ['starter', 'starter-annual'],
  moments: [
    [{ event: { what: 'cancel', who: 1 }, failure: undefined }],
    [
      { event: { what: 'downgrade', who: 1, planId: 'starter' }, failure: undefined },
      { event: { what: 'begin', who: 1, planId: 'starter' }, failure: undefined },
    ],
    [
      { event: { what: 'pay', which: 0, card: 'success' }, failure: undefined },
      { event: { what: 'work', which: 0, copies: 1 }, failure: undefined },
    ],
  ],
};

/** A change to a smaller plan is cut short before its first step, and the provider renews the present plan meanwhile. */
const renewedBeforeChange: Generated<typeof schedule> = {
  seed: 0,
  before: ['enterprise', undefined],
  moments: [
    [
      {
        event: { what: 'downgrade', who: 0, planId: 'starter' },
        failure: { at: 13, moment: 'before', how: 'dies' },
      },
    ],
    [{ event: { what: 'time', hours: 760 }, failure: undefined }],
  ],
};

it('whatever happens in whatever order, each payment has its effect once, and we say what the provider says', async () => {
  await fc.assert(
    fc.asyncProperty(schedule, async ({ seed, before, moments }) => {
      await openWorld(seed);
      const people = [aPerson(), aPerson()];
      for (const [index, person] of people.entries()) {
        const offerId = before[index];
        if (offerId) await payFor(person, offerId);
      }
      await carryOut(moments, people);
      await settle();
      for (const person of people) await expectTruth(person);
    }),
    {
      numRuns: propertyRuns(30, 10_000),
      examples: [[retriedRenewal], [refundedSecond], [boughtAgain], [boughtWhatWaits], [renewedBeforeChange]],
    },
  );
});
