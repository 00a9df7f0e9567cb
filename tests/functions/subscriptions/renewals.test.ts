import '../../support/function-environment.ts';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endPayments } from '../../../functions/payments/end-payments.ts';
import { createProfile } from '../../../functions/storage/profile-writes.ts';
import { handler as details } from '../../../functions/subscriptions/routes/get-subscription-details.ts';
import { handler as initialize } from '../../../functions/subscriptions/routes/initialize-payment.ts';
import { handler as verify } from '../../../functions/subscriptions/routes/verify-payment.ts';
import { handler as check } from '../../../functions/subscriptions/workers/check-payments.ts';
import { send } from '../../support/http-events.ts';
import { anIdToken, withPoolKeys } from '../../support/id-tokens.ts';
import { withLocalData } from '../../support/local-data.ts';
import { withPaymentsProvider } from '../../support/payments-provider.ts';
import { aProfile } from '../../support/profiles.ts';
import { withRequestLog } from '../../support/request-log.ts';

withLocalData();
withPoolKeys();
withRequestLog();
const provider = withPaymentsProvider();

const start = Date.parse('2026-11-23T09:00:00.000Z');
const days = (count: number) => start + count * 86_400_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

async function aPayer(planId: string) {
  const uid = randomUUID();
  const email = `${uid}@example.com`;
  await createProfile(aProfile({ uid, email }));
  // Tokens are good for an hour, and days pass here.
  const token = () => anIdToken({ sub: uid, email });
  const begun = await send(initialize, { token: token(), json: { planId } });
  const { authorization_url: checkout, reference } = begun.body.data as Record<string, string>;
  await provider.pay(checkout ?? '');
  const verified = await send(verify, { token: token(), query: { reference: reference ?? '' } });
  expect(verified.status).toBe(200);
  const detailsNow = async () => (await send(details, { token: token() })).body.data;
  return { uid, email, detailsNow };
}

/** Days pass at the provider, which does what falls due, and then our check runs. */
async function pass(count: number): Promise<void> {
  vi.setSystemTime(days(count));
  // Moving its clock makes it do what has fallen due.
  await provider.order('clock', { seconds: 1 });
  await check({ scheduledAt: new Date().toISOString() }, { getRemainingTimeInMillis: () => 900_000 });
}

/** The provider's transactions of a payer in a status. */
async function transactionsOf(email: string, status: string, reference = /^/) {
  const { customers, transactions } = (await provider.order('state')) as {
    customers: { email: string; customer_code: string }[];
    transactions: { customer_code: string; status: string; reference: string }[];
  };
  const code = customers.find((customer) => customer.email === email)?.customer_code;
  return transactions.filter(
    (each) => each.customer_code === code && each.status === status && reference.test(each.reference),
  );
}

describe('a renewal', () => {
  it('that no webhook told of is found by the daily check, with its invoice', async () => {
    const { detailsNow } = await aPayer('professional');
    await pass(31);
    expect(await detailsNow()).toMatchObject({
      status: 'active',
      currentPeriodEnd: expect.stringMatching('2027-01-23'),
      nextPaymentDate: expect.stringMatching('2027-01-23'),
      invoices: [{ amount: 89 }, { amount: 89 }],
    });
  });

  it('that was refunded before anyone saw it ends the plan, as if it had been seen, and is followed by no other', async () => {
    const { email, detailsNow } = await aPayer('starter');
    vi.setSystemTime(days(31));
    await provider.order('clock', { seconds: 1 });
    const [renewal] = await transactionsOf(email, 'success', /^(?!nw-)/);
    await provider.order('refund', { reference: renewal?.reference });
    await pass(31);
    expect(await detailsNow()).toMatchObject({
      status: 'expired',
      nextPaymentDate: null,
      invoices: [
        { reference: renewal?.reference, amount: 29, status: 'refunded' },
        { amount: 29, status: 'paid' },
      ],
    });
    await pass(70);
    expect(await transactionsOf(email, 'success')).toHaveLength(1);
  });

  it('that fails leaves the plan for a week, in which the card is tried again', async () => {
    const { email, detailsNow } = await aPayer('starter');
    await provider.order('cards', { email, outcome: 'declined' });
    await pass(31);
    expect(await detailsNow()).toMatchObject({
      status: 'past_due',
      pastDue: {
        since: expect.stringMatching('2026-12-23'),
        graceEndsAt: expect.stringMatching('2026-12-30'),
      },
    });
    await provider.order('cards', { email, outcome: 'success' });
    await pass(32.5);
    expect(await detailsNow()).toMatchObject({
      status: 'active',
      pastDue: null,
      currentPeriodEnd: expect.stringMatching('2027-01-23'),
    });
  });

  it('that stays unpaid ends the plan', async () => {
    const { email, detailsNow } = await aPayer('starter');
    await provider.order('cards', { email, outcome: 'declined' });
    for (const day of [31, 33, 35, 37]) await pass(day);
    expect(await detailsNow()).toMatchObject({ status: 'past_due' });
    await pass(38);
    expect(await detailsNow()).toMatchObject({ status: 'expired' });
  });
});

describe('an account that is erased', () => {
  it('is charged no more', async () => {
    const { uid, email } = await aPayer('starter');
    await endPayments(uid);
    await endPayments(uid);
    await provider.order('clock', { seconds: 40 * 86_400 });
    expect(await transactionsOf(email, 'success')).toHaveLength(1);
  });
});
