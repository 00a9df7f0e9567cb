import '../../support/function-environment.ts';
import { expect, it, vi } from 'vitest';
import { endOfPeriod } from '#shared/subscriptions/billing-period.ts';
import { controls } from '../../../infra/local/payments/control.ts';
import { isLong } from '../../support/property-runs.ts';
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
import { check, drain, requests } from './world/people-act.ts';
import { payFor, settle } from './world/settle.ts';
import { expectTruth, providersTruth } from './world/truth.ts';

vi.mock('node:timers/promises', () => ({ setTimeout: async () => {} }));
vi.mock('../../../functions/http/id-token-caller.ts', () => import('./world/uid-caller.ts'));
vi.mock('../../../functions/storage/tables/read-item.ts', () => import('./world/read-item-alone.ts'));

withPaymentWorlds();

const now = () => new Date().toISOString();

/** Someone who paid for a plan at the beginning and cancelled it ten days later. */
async function aCanceller(offerId: string): Promise<{ person: Person; firstEnd: string }> {
  await openWorld(1);
  const person = aPerson();
  await payFor(person, offerId);
  const { currentPeriodEnd: firstEnd = '' } = await detailsOf(person);
  await pass(10);
  expect((await requests.cancel(person.uid)).status).toBe(200);
  return { person, firstEnd };
}

const paymentsOf = (person: Person) => providersTruth(person).paid.length;

/** 29.00 of 890.00 a year are 11.9 days. */
const addedByMonth = { from: 11, to: 13 };

/** The plan of a year, which renews when the days that were added to it have passed. */
async function expectYear(
  person: Person,
  yearEnd: string,
  added: { readonly from: number; readonly to: number },
) {
  const details = await detailsOf(person);
  expect(details).toMatchObject({
    planId: 'professional',
    billingPeriod: 'annual',
    status: 'active',
    change: null,
    nextPaymentDate: details.currentPeriodEnd,
  });
  const addedDays = (Date.parse(details.currentPeriodEnd ?? '') - Date.parse(yearEnd)) / dayMs;
  expect(addedDays).toBeGreaterThan(added.from);
  expect(addedDays).toBeLessThan(added.to);
}

it('a plan that is cancelled and bought again before its end is charged next when both periods are over', async () => {
  const { person, firstEnd } = await aCanceller('starter');
  await payFor(person, 'starter');
  const bothEnd = endOfPeriod(firstEnd, 'monthly');
  expect(await detailsOf(person)).toMatchObject({
    status: 'active',
    nextPaymentDate: bothEnd,
    isChanging: false,
  });
  await pass(45);
  expect(now() < bothEnd).toBe(true);
  expect(paymentsOf(person)).toBe(2);
  await pass(10);
  expect(paymentsOf(person)).toBe(3);
  await expectTruth(person);
});

it('what is left of a cancelled plan goes on as days of the other one that is bought', async () => {
  const { person } = await aCanceller('professional');
  await payFor(person, 'starter');
  // 20 of 30 days of 89.00 are 63.4 days for 29.00 a month of 31.
  const { planId, currentPeriodEnd = '', nextPaymentDate } = await detailsOf(person);
  expect(planId).toBe('starter');
  expect(nextPaymentDate).toBe(currentPeriodEnd);
  const days = (Date.parse(currentPeriodEnd) - Date.now()) / dayMs;
  expect(days).toBeGreaterThan(61 + 30);
  expect(days).toBeLessThan(64 + 32);
});

it('a plan that is paid on two pages is charged next when both periods are over', async () => {
  await openWorld(2);
  const person = aPerson();
  const pages = [];
  for (const idempotencyKey of ['the-first-page-of-two', 'the-second-page-of-two'])
    pages.push(
      (await requests.begin(person.uid, { planId: 'starter', idempotencyKey })).body.data as Record<
        string,
        string
      >,
    );
  for (const { authorization_url: url = '' } of pages) payAt(url, 'success');
  for (const { reference = '' } of pages)
    expect((await requests.verify(person.uid, reference)).status).toBe(200);
  await pass(50);
  expect(paymentsOf(person)).toBe(2);
  expect(await detailsOf(person)).toMatchObject({
    status: 'active',
    nextPaymentDate: expect.stringMatching('2027-01-22'),
  });
});

it('one that the provider charged too early while nobody looked, in vain, is not overdue', async () => {
  const { person, firstEnd } = await aCanceller('starter');
  const { body } = await requests.begin(person.uid, { planId: 'starter' });
  payAt((body.data as { authorization_url: string }).authorization_url, 'success');
  controls(currentWorld().provider).cards({ email: person.email, outcome: 'declined' });
  passTime(32 * dayMs);
  expect(providersTruth(person).live).toMatchObject([{ status: 'attention' }]);
  await check();
  await drain();
  expect(await detailsOf(person)).toMatchObject({
    status: 'active',
    nextPaymentDate: endOfPeriod(firstEnd, 'monthly'),
  });
  await expectTruth(person);
});

it('what was refunded is not time that goes on', async () => {
  await openWorld(3);
  const person = aPerson();
  const reference = await payFor(person, 'starter');
  controls(currentWorld().provider).refund({ reference });
  await pass(2);
  await payFor(person, 'starter');
  expect(await detailsOf(person)).toMatchObject({
    status: 'active',
    currentPeriodEnd: endOfPeriod(now(), 'monthly'),
  });
});

it('a checkout page that is paid while a change is on its way overtakes it, wherever that was cut short', async () => {
  for (let at = 2, isReached = true; isReached; at += isLong ? 1 : 3) {
    await openWorld(at);
    const person = aPerson();
    await payFor(person, 'professional');
    passTime(10 * dayMs);
    await requests.cancel(person.uid);
    const { body } = await requests.begin(person.uid, { planId: 'starter' });
    const renewed = await currentWorld().steps.act(
      () => requests.upgrade(person.uid, { newPlanId: 'professional' }),
      { at, moment: 'before', how: 'dies' },
    );
    isReached = renewed.steps >= at;
    payAt((body.data as { authorization_url: string }).authorization_url, 'success');
    await settle();
    expect(await detailsOf(person), `cut short at ${at}`).toMatchObject({ planId: 'starter', change: null });
    await expectTruth(person);
  }
});

it('a plan that was changed, and that the provider renews once more while nobody looks, adds its worth to the new one', async () => {
  await openWorld(4);
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
  expect(paymentsOf(person)).toBe(3);
  await check();
  await drain();
  await expectYear(person, yearEnd, addedByMonth);
  await expectTruth(person);
});

it('a plan that the provider renews while the charge of its upgrade waits for the bank adds its worth to the new one', async () => {
  await openWorld(5);
  const person = aPerson();
  const { body } = await requests.begin(person.uid, { planId: 'starter' });
  const { authorization_url: url = '', reference = '' } = body.data as Record<string, string>;
  payAt(url, 'pending');
  passTime(6 * 60_000);
  expect((await requests.verify(person.uid, reference)).status).toBe(200);
  const { nextPaymentDate: monthEnd = '' } = await detailsOf(person);
  passTime(Date.parse(monthEnd) - Date.now() - 120_000);
  const yearEnd = endOfPeriod(now(), 'annual');
  expect((await requests.upgrade(person.uid, { newPlanId: 'professional-annual' })).status).toBe(409);
  passTime(3_600_000);
  const { paid } = providersTruth(person);
  expect(paid.map(({ amount }) => amount).sort()).toEqual([2900, 2900, 89_000]);
  await check();
  await drain();
  await expectYear(person, yearEnd, addedByMonth);
  // The old one, and the new one begun once with the right date.
  expect(providersTruth(person).subscriptions).toHaveLength(2);
  await expectTruth(person);
});

it('a plan that is bought while the charge of an upgrade waits for the bank adds its worth to the new one', async () => {
  await openWorld(6);
  const person = aPerson();
  const { body } = await requests.begin(person.uid, { planId: 'starter' });
  const { authorization_url: url = '', reference = '' } = body.data as Record<string, string>;
  payAt(url, 'pending');
  passTime(6 * 60_000);
  expect((await requests.verify(person.uid, reference)).status).toBe(200);
  passTime(10 * dayMs);
  expect((await requests.cancel(person.uid)).status).toBe(200);
  const page = await requests.begin(person.uid, { planId: 'enterprise' });
  const yearEnd = endOfPeriod(now(), 'annual');
  expect((await requests.upgrade(person.uid, { newPlanId: 'professional-annual' })).status).toBe(409);
  payAt((page.body.data as { authorization_url: string }).authorization_url, 'success');
  passTime(3_600_000);
  expect(paymentsOf(person)).toBe(3);
  await check();
  await drain();
  // 249.00 of 890.00 a year are 102.4 days; what was left of the first month made the charge smaller.
  await expectYear(person, yearEnd, { from: 102, to: 103 });
  await expectTruth(person);
});

it('a plan that is renewed before a change to a smaller one has begun is followed by it a period later, and nothing is charged until then', async () => {
  await openWorld(7);
  const person = aPerson();
  await payFor(person, 'enterprise');
  const cut = { at: 13, moment: 'before', how: 'dies' } as const;
  await currentWorld().steps.act(() => requests.downgrade(person.uid, { newPlanId: 'starter' }), cut);
  expect(await detailsOf(person)).toMatchObject({ isChanging: true });
  passTime(32 * dayMs);
  await settle();
  const { currentPeriodEnd, change, planId } = await detailsOf(person);
  expect(planId).toBe('enterprise');
  expect(change).toMatchObject({ planId: 'starter', at: currentPeriodEnd });
  expect(providersTruth(person).paid.map(({ amount }) => amount)).toEqual([24_900, 24_900]);
});

it('an upgrade that was cut short before its charge is not charged a month later, for a period that has ended', async () => {
  let cutShort = 0;
  for (let at = 8; at < 16; at++) {
    await openWorld(at);
    const person = aPerson();
    await payFor(person, 'starter');
    const cut = { at, moment: 'before', how: 'dies' } as const;
    await currentWorld().steps.act(() => requests.upgrade(person.uid, { newPlanId: 'enterprise' }), cut);
    if (!(await detailsOf(person)).isChanging || paymentsOf(person) > 1) continue;
    cutShort += 1;
    passTime(32 * dayMs);
    await settle();
    expect(await detailsOf(person)).toMatchObject({ planId: 'starter', status: 'active', isChanging: false });
    expect(providersTruth(person).paid.map(({ amount }) => amount)).toEqual([2900, 2900]);
    await expectTruth(person);
  }
  expect(cutShort).toBeGreaterThan(0);
});

it('an upgrade that was cut short after its charge renews itself, and what the former plan was charged once more is days of it', async () => {
  let cutShort = 0;
  for (let at = 14; at < 30; at++) {
    await openWorld(at);
    const person = aPerson();
    await payFor(person, 'starter');
    const cut = { at, moment: 'before', how: 'dies' } as const;
    await currentWorld().steps.act(() => requests.upgrade(person.uid, { newPlanId: 'enterprise' }), cut);
    const { live } = providersTruth(person);
    if (paymentsOf(person) < 2 || live[0]?.amount !== 2900) continue;
    cutShort += 1;
    passTime(31 * dayMs);
    await settle();
    const { planId, status, nextPaymentDate, currentPeriodEnd } = await detailsOf(person);
    expect([planId, status, nextPaymentDate]).toEqual(['enterprise', 'active', currentPeriodEnd]);
    await expectTruth(person);
  }
  expect(cutShort).toBeGreaterThan(0);
});
