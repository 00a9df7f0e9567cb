import '../../support/function-environment.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endOfPeriod } from '#shared/subscriptions/billing-period.ts';
import { controls } from '../../../infra/local/payments/control.ts';
import { detailsOf } from './world/details-of.ts';
import { dayMs, pass } from './world/pass.ts';
import {
  aPerson,
  currentWorld,
  openWorld,
  type Person,
  passTime,
  payAt,
  withPaymentWorlds,
} from './world/payment-world.ts';
import { requests } from './world/people-act.ts';
import { payFor } from './world/settle.ts';
import { expectTruth, providersTruth } from './world/truth.ts';

vi.mock('node:timers/promises', () => ({ setTimeout: async () => {} }));
vi.mock('../../../functions/http/id-token-caller.ts', () => import('./world/uid-caller.ts'));
vi.mock('../../../functions/storage/tables/read-item.ts', () => import('./world/read-item-alone.ts'));

withPaymentWorlds();
beforeEach(async () => {
  await openWorld(1);
});

const now = () => new Date().toISOString();
const refund = (reference = '') => controls(currentWorld().provider).refund({ reference });
const referenceOf = (person: Person, amount: number) =>
  providersTruth(person).paid.find((each) => each.amount === amount * 100)?.reference;
/** When the provider charges next, and for how much. */
const nextCharges = (person: Person) =>
  providersTruth(person).live.map(({ amount, next_payment_date }) => [amount / 100, next_payment_date]);

/** Someone who pays for a month on two pages at once. */
async function twoPayments(): Promise<{ person: Person; references: readonly string[]; monthEnd: string }> {
  const person = aPerson();
  const pages: { authorization_url: string; reference: string }[] = [];
  for (const idempotencyKey of ['the-first-page-of-two', 'the-second-page-of-two']) {
    const { body } = await requests.begin(person.uid, { planId: 'starter', idempotencyKey });
    pages.push(body.data as (typeof pages)[number]);
  }
  const monthEnd = endOfPeriod(now(), 'monthly');
  for (const { authorization_url: url } of pages) payAt(url, 'success');
  for (const { reference } of pages) expect((await requests.verify(person.uid, reference)).status).toBe(200);
  return { person, references: pages.map(({ reference }) => reference), monthEnd };
}

const sameDay = (instant: string) => expect.stringMatching(instant.slice(0, 10));

describe('a refund', () => {
  it.each([0, 1])(
    'of one of two payments of a plan takes its days only, and the plan renews when the other’s end (%i)',
    async (which) => {
      const { person, references, monthEnd } = await twoPayments();
      await pass(2);
      refund(references[which]);
      await pass(1);
      const details = await detailsOf(person);
      expect(details).toMatchObject({ planId: 'starter', status: 'active', isChanging: false });
      const end = Date.parse(details.currentPeriodEnd ?? '');
      // Three days of the first payment were used when its refund became known.
      const expected = Date.parse(monthEnd) + (which === 0 ? 4 * dayMs : 0);
      expect(Math.abs(end - expected)).toBeLessThan(1.1 * dayMs);
      expect(details.nextPaymentDate).toBe(details.currentPeriodEnd);
      await expectTruth(person);
      await pass(36);
      expect(providersTruth(person).paid).toHaveLength(3);
      await expectTruth(person);
    },
  );

  it('of an upgrade brings the former plan back, which renews as it would have', async () => {
    const person = aPerson();
    await payFor(person, 'starter');
    const { currentPeriodEnd: monthEnd = '' } = await detailsOf(person);
    await pass(10);
    expect((await requests.upgrade(person.uid, { newPlanId: 'professional-annual' })).status).toBe(200);
    await pass(2);
    const upgrade = providersTruth(person).paid.find(({ amount }) => amount > 2900);
    refund(upgrade?.reference);
    await pass(1);
    expect(await detailsOf(person)).toMatchObject({
      planId: 'starter',
      billingPeriod: 'monthly',
      status: 'active',
      currentPeriodEnd: sameDay(monthEnd),
      nextPaymentDate: sameDay(monthEnd),
      change: null,
    });
    expect(nextCharges(person)).toEqual([[29, sameDay(monthEnd)]]);
    await expectTruth(person);
  });

  it('of an upgrade brings a change back that had been chosen before it', async () => {
    const person = aPerson();
    await payFor(person, 'professional');
    const { currentPeriodEnd: monthEnd = '' } = await detailsOf(person);
    expect((await requests.downgrade(person.uid, { newPlanId: 'starter' })).status).toBe(200);
    expect((await requests.upgrade(person.uid, { newPlanId: 'enterprise' })).status).toBe(200);
    refund(referenceOf(person, 160));
    await pass(1);
    expect(await detailsOf(person)).toMatchObject({
      planId: 'professional',
      status: 'active',
      currentPeriodEnd: sameDay(monthEnd),
      change: { planId: 'starter' },
    });
    expect(nextCharges(person)).toEqual([[29, sameDay(monthEnd)]]);
  });

  it('of a plan that was bought over a cancelled one brings that back until its end, cancelled', async () => {
    const person = aPerson();
    await payFor(person, 'starter');
    const { currentPeriodEnd: monthEnd = '' } = await detailsOf(person);
    await requests.cancel(person.uid);
    await pass(10);
    const reference = await payFor(person, 'professional');
    refund(reference);
    await pass(1);
    expect(await detailsOf(person)).toMatchObject({
      planId: 'starter',
      status: 'canceled',
      currentPeriodEnd: sameDay(monthEnd),
      nextPaymentDate: null,
    });
    expect(nextCharges(person)).toEqual([]);
    await expectTruth(person);
  });

  it('of a payment that was credited to an upgrade, and then of the upgrade, leaves nothing', async () => {
    const person = aPerson();
    const reference = await payFor(person, 'starter');
    expect((await requests.upgrade(person.uid, { newPlanId: 'professional' })).status).toBe(200);
    refund(reference);
    await pass(1);
    expect(await detailsOf(person)).toMatchObject({ planId: 'professional', status: 'active' });
    refund(referenceOf(person, 60));
    await pass(1);
    expect(await detailsOf(person)).toMatchObject({ status: 'expired', nextPaymentDate: null });
    expect(nextCharges(person)).toEqual([]);
    await expectTruth(person);
  });

  it('of a renewal that extended another plan takes its days back, and the plan renews at its own end', async () => {
    const person = aPerson();
    const { body } = await requests.begin(person.uid, { planId: 'starter' });
    const { authorization_url: url = '', reference = '' } = body.data as Record<string, string>;
    // The bank takes its time with this card, now and later.
    payAt(url, 'pending');
    passTime(dayMs);
    expect((await requests.verify(person.uid, reference)).status).toBe(200);
    passTime(9 * dayMs);
    const yearEnd = endOfPeriod(now(), 'annual');
    expect((await requests.upgrade(person.uid, { newPlanId: 'professional-annual' })).status).toBe(409);
    passTime(32 * dayMs);
    await pass(1);
    const extended = await detailsOf(person);
    expect((extended.currentPeriodEnd ?? '') > new Date(Date.parse(yearEnd) + 10 * dayMs).toISOString()).toBe(
      true,
    );
    const renewal = providersTruth(person).paid.find(({ reference: each }) => !each.startsWith('nw-'));
    refund(renewal?.reference);
    await pass(1);
    const details = await detailsOf(person);
    expect(details).toMatchObject({ planId: 'professional', billingPeriod: 'annual', status: 'active' });
    expect(Math.abs(Date.parse(details.currentPeriodEnd ?? '') - Date.parse(yearEnd))).toBeLessThan(dayMs);
    expect(details.nextPaymentDate).toBe(details.currentPeriodEnd);
    await expectTruth(person);
  });

  it('of a month that is over changes nothing of the present one', async () => {
    const person = aPerson();
    const reference = await payFor(person, 'starter');
    await pass(35);
    const before = await detailsOf(person);
    refund(reference);
    await pass(1);
    const { status, currentPeriodEnd, nextPaymentDate } = await detailsOf(person);
    expect({ status, currentPeriodEnd, nextPaymentDate }).toEqual({
      status: 'active',
      currentPeriodEnd: before.currentPeriodEnd,
      nextPaymentDate: before.nextPaymentDate,
    });
  });

  it('of all that was paid for ends the plan on the same day', async () => {
    const { person, references } = await twoPayments();
    for (const reference of references) refund(reference);
    await pass(1);
    expect(await detailsOf(person)).toMatchObject({ status: 'expired', nextPaymentDate: null });
    expect(nextCharges(person)).toEqual([]);
    await expectTruth(person);
  });
});

it('a cancelled plan that is bought again some days after its end begins with that payment', async () => {
  const person = aPerson();
  await payFor(person, 'starter');
  await requests.cancel(person.uid);
  await pass(36);
  await payFor(person, 'starter');
  expect(await detailsOf(person)).toMatchObject({ currentPeriodEnd: sameDay(endOfPeriod(now(), 'monthly')) });
});
