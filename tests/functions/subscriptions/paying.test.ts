import '../../support/function-environment.ts';
import { createHmac, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { requirePlan } from '../../../functions/storage/plan-limits.ts';
import { createProfile } from '../../../functions/storage/profile-writes.ts';
import { handler as cancel } from '../../../functions/subscriptions/routes/cancel-subscription.ts';
import { handler as convertTrial } from '../../../functions/subscriptions/routes/convert-trial.ts';
import { handler as subscribe } from '../../../functions/subscriptions/routes/create-subscription.ts';
import { handler as downgrade } from '../../../functions/subscriptions/routes/downgrade-subscription.ts';
import { handler as details } from '../../../functions/subscriptions/routes/get-subscription-details.ts';
import { handler as initialize } from '../../../functions/subscriptions/routes/initialize-payment.ts';
import { handler as preview } from '../../../functions/subscriptions/routes/preview-change.ts';
import { handler as reactivate } from '../../../functions/subscriptions/routes/reactivate-subscription.ts';
import { handler as webhook } from '../../../functions/subscriptions/routes/receive-payment-webhook.ts';
import { handler as upgrade } from '../../../functions/subscriptions/routes/upgrade-subscription.ts';
import { handler as verify } from '../../../functions/subscriptions/routes/verify-payment.ts';
import { handler as apply } from '../../../functions/subscriptions/workers/apply-payments.ts';
import { send } from '../../support/http-events.ts';
import { anIdToken, withPoolKeys } from '../../support/id-tokens.ts';
import { withLocalData } from '../../support/local-data.ts';
import {
  declinedCard,
  pendingCard,
  providerKey,
  withPaymentsProvider,
} from '../../support/payments-provider.ts';
import { aProfile } from '../../support/profiles.ts';
import { withRequestLog } from '../../support/request-log.ts';

withLocalData();
withPoolKeys();
withRequestLog();
const provider = withPaymentsProvider();

/** Someone in their trial, with a token. */
async function aPerson(trialEnds?: string) {
  const uid = randomUUID();
  const email = `${uid}@example.com`;
  const trial = { planId: 'professional', status: 'trial', startedAt: '2026-11-01T10:00:00.000Z' } as const;
  await createProfile(
    aProfile({
      uid,
      email,
      ...(trialEnds !== undefined && { subscription: { ...trial, currentPeriodEnd: trialEnds } }),
    }),
  );
  return { uid, email, token: anIdToken({ sub: uid, email }) };
}
type Person = Awaited<ReturnType<typeof aPerson>>;

const yesterday = new Date(Date.now() - 86_400_000).toISOString();

const begin = async ({ token }: Person, planId = 'professional', more: object = {}) => {
  const { status, body } = await send(initialize, { token, json: { planId, ...more } });
  return { status, body, data: body.data as { authorization_url: string; reference: string } };
};
const verifyAs = ({ token }: Person, reference: string) => send(verify, { token, query: { reference } });
const detailsOf = async ({ token }: Person) =>
  (await send(details, { token })).body.data as Record<string, unknown>;

async function aPayer(planId = 'professional') {
  const person = await aPerson();
  const { data } = await begin(person, planId);
  await provider.pay(data.authorization_url);
  const verified = await verifyAs(person, data.reference);
  expect(verified.body).toMatchObject({ success: true });
  return { ...person, reference: data.reference };
}

const transactionsOf = async ({ email }: Person) => {
  const state = await provider.order('state');
  const { customers, transactions } = state as {
    customers: { email: string; customer_code: string }[];
    transactions: { customer_code: string; status: string; amount: number }[];
  };
  const code = customers.find((customer) => customer.email === email)?.customer_code;
  return transactions.filter(
    ({ customer_code: customer, status }) => customer === code && status === 'success',
  );
};

describe('a payment on the checkout page', () => {
  it('makes a trial a paid plan, whose details say what comes next', async () => {
    const person = await aPayer();
    expect(await detailsOf(person)).toMatchObject({
      planId: 'professional',
      status: 'active',
      amount: 89,
      nextPaymentDate: expect.any(String),
      card: { last4: '4081', isExpiring: false },
      trial: { used: true, expiresAt: '2026-12-04T10:00:00.000Z' },
      invoices: [{ amount: 89, status: 'paid', reference: person.reference }],
    });
  });

  it('answers the user, their own token, and that it was verified before the second time', async () => {
    const person = await aPayer();
    const again = await verifyAs(person, person.reference);
    expect(again).toMatchObject({
      status: 200,
      body: {
        isRepeated: true,
        token: person.token,
        user: { uid: person.uid, subscription: { planId: 'professional', status: 'active' } },
      },
    });
    expect((await detailsOf(person)).invoices).toHaveLength(1);
  });

  it('is nobody else’s: a stranger’s reference does not exist', async () => {
    const person = await aPayer();
    expect(await verifyAs(await aPerson(), person.reference)).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
  });

  it('that was not made is distinguished from one that was declined', async () => {
    const person = await aPerson();
    const { data } = await begin(person);
    expect(await verifyAs(person, data.reference)).toMatchObject({
      status: 402,
      body: { code: 'payment_failed', details: { payment: { outcome: 'abandoned' } } },
    });
    await provider.pay(data.authorization_url, declinedCard);
    expect(await verifyAs(person, data.reference)).toMatchObject({
      status: 402,
      body: { details: { payment: { outcome: 'failed' } } },
    });
    expect(await detailsOf(person)).toMatchObject({ status: 'trial', invoices: [] });
  });

  it('that the bank has not confirmed is waited for: a trial goes on, and one that has ended waits for the payment', async () => {
    const person = await aPerson();
    const { data } = await begin(person);
    await provider.pay(data.authorization_url, pendingCard);
    expect(await verifyAs(person, data.reference)).toMatchObject({
      status: 409,
      body: { code: 'payment_pending' },
    });
    expect(await detailsOf(person)).toMatchObject({ status: 'trial' });

    const late = await aPerson(yesterday);
    expect(await detailsOf(late)).toMatchObject({ status: 'expired' });
    const begun = await begin(late);
    await provider.pay(begun.data.authorization_url, pendingCard);
    await verifyAs(late, begun.data.reference);
    expect(await detailsOf(late)).toMatchObject({ status: 'pending_payment' });
    await expect(requirePlan(late.uid)).rejects.toMatchObject({ code: 'plan_limit' });
    await provider.order('clock', { seconds: 3_600 });
    expect(await verifyAs(late, begun.data.reference)).toMatchObject({ status: 200 });
    expect(await detailsOf(late)).toMatchObject({ status: 'active' });
  });

  it('that the bank has not confirmed is named in the details until it is', async () => {
    const person = await aPerson();
    const { data } = await begin(person, 'professional');
    expect(await detailsOf(person)).toMatchObject({ pendingReference: null });
    await provider.pay(data.authorization_url, pendingCard);
    expect((await verifyAs(person, data.reference)).status).toBe(409);
    expect(await detailsOf(person)).toMatchObject({ status: 'trial', pendingReference: data.reference });
    await provider.order('clock', { seconds: 600 });
    expect((await verifyAs(person, data.reference)).status).toBe(200);
    expect(await detailsOf(person)).toMatchObject({ status: 'active', pendingReference: null });
  });

  it('that was refunded begins nothing, seen before or not', async () => {
    const seen = await aPayer();
    await provider.order('refund', { reference: seen.reference });
    const unseen = await aPerson();
    const { data } = await begin(unseen);
    await provider.pay(data.authorization_url);
    await provider.order('refund', { reference: data.reference });
    for (const [person, reference] of [
      [seen, seen.reference],
      [unseen, data.reference],
    ] as const) {
      expect(await verifyAs(person, reference)).toMatchObject({
        status: 402,
        body: { details: { payment: { outcome: 'refunded' } } },
      });
      const details = await detailsOf(person);
      expect(details).toMatchObject({ status: 'expired', invoices: [{ status: 'refunded' }] });
      expect(Date.parse(String(details.currentPeriodEnd)), 'it has ended').toBeLessThanOrEqual(Date.now());
    }
  });

  it('is for the caller’s own address only', async () => {
    const { status } = await begin(await aPerson(), 'starter', { email: 'someone@example.com' });
    expect(status).toBe(400);
  });

  it('is begun once, however many ask for it at once', async () => {
    const person = await aPerson();
    const begun = await Promise.all(Array.from({ length: 10 }, () => begin(person)));
    expect(new Set(begun.map(({ data }) => data.reference)).size).toBe(1);
  });
});

describe('converting a trial', () => {
  const convert = ({ token }: Person, reference: string, planCode = 'professional') =>
    send(convertTrial, { token, json: { plan_code: planCode, payment_reference: reference } });

  it('takes a payment once', async () => {
    const person = await aPerson();
    const { data } = await begin(person);
    await provider.pay(data.authorization_url);
    expect(await convert(person, data.reference)).toMatchObject({
      status: 200,
      body: { user: { subscription: { planId: 'professional', status: 'active' }, trial: { used: true } } },
    });
    expect((await convert(person, data.reference)).status).toBe(422);
  });

  it('refuses a payment for another plan, and one that is unknown', async () => {
    const person = await aPayer('starter');
    expect((await convert(person, person.reference)).status).toBe(422);
    expect((await convert(person, 'ref-1')).body).toMatchObject({
      code: 'unprocessable',
      message: 'This payment reference could not be verified. No payment has been taken.',
    });
  });
});

describe('a change of plan', () => {
  const change = (handler: typeof upgrade, { token }: Person, newPlanId: string, more: object = {}) =>
    send(handler, { token, json: { newPlanId, ...more } });

  it('to a larger plan is previewed, charged in part and applies at once', async () => {
    const person = await aPayer('starter');
    const { body } = await send(preview, { token: person.token, query: { newPlanId: 'professional' } });
    expect(body.data).toMatchObject({ kind: 'upgrade', credit: 29, amountNow: 60, nextAmount: 89 });
    const answer = await change(upgrade, person, 'professional');
    expect(answer.body).toMatchObject({
      success: true,
      data: { planId: 'professional', status: 'active', amount: 89, isChanging: false },
    });
    expect((await transactionsOf(person)).map(({ amount }) => amount).sort()).toEqual([2900, 6000]);
  });

  it('is charged once by many requests at once', async () => {
    const person = await aPayer('starter');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => change(upgrade, person, 'enterprise')),
    );
    // A crowded table or provider is 503; the next request finds it done.
    for (const { status } of answers) expect([200, 503]).toContain(status);
    expect((await change(upgrade, person, 'enterprise')).status).toBe(200);
    expect(await transactionsOf(person)).toHaveLength(2);
  });

  it('is charged once by a request that is sent again with its key', async () => {
    const person = await aPayer('starter');
    const key = { idempotencyKey: randomUUID() };
    await change(upgrade, person, 'professional', key);
    await change(upgrade, person, 'professional', key);
    expect(await transactionsOf(person)).toHaveLength(2);
  });

  it('changes nothing where the card is declined', async () => {
    const person = await aPayer('starter');
    await provider.order('cards', { email: person.email, outcome: 'declined' });
    expect(await change(upgrade, person, 'professional')).toMatchObject({
      status: 402,
      body: { code: 'payment_failed' },
    });
    expect(await detailsOf(person)).toMatchObject({ planId: 'starter', status: 'active', isChanging: false });
  });

  it('to a smaller plan waits for the end of the period, and can be withdrawn', async () => {
    const person = await aPayer();
    const waiting = await change(downgrade, person, 'starter');
    expect(waiting.body.data).toMatchObject({
      planId: 'professional',
      change: { planId: 'starter', billingPeriod: 'monthly' },
      amount: 29,
    });
    const withdrawn = await change(upgrade, person, 'professional');
    expect(withdrawn.body.data).toMatchObject({ planId: 'professional', change: null, amount: 89 });
    expect(await transactionsOf(person)).toHaveLength(1);
  });

  it('from a month to a year is charged less the rest of the month', async () => {
    const person = await aPayer();
    const { body } = await change(upgrade, person, 'professional-annual');
    expect(body.data).toMatchObject({ planId: 'professional', billingPeriod: 'annual', amount: 890 });
    expect((await transactionsOf(person)).map(({ amount }) => amount)).toContain(80_100);
  });
});

describe('cancelling', () => {
  it('ends the plan with its period, and can be withdrawn', async () => {
    const person = await aPayer();
    const cancelled = await send(cancel, { token: person.token });
    expect(cancelled.body.data).toMatchObject({
      status: 'canceled',
      cancelAt: expect.any(String),
      nextPaymentDate: null,
    });
    const again = await send(reactivate, { token: person.token });
    expect(again.body.data).toMatchObject({ status: 'active', cancelAt: null });
  });

  it('has nothing to do in a trial', async () => {
    expect((await send(cancel, { token: (await aPerson()).token })).status).toBe(409);
  });
});

describe('a stored card', () => {
  it('pays for its owner alone', async () => {
    const payer = await aPayer();
    const { card } = (await detailsOf(payer)) as { card: { authorizationCode: string } };
    const json = { planId: 'starter', authorization_code: card.authorizationCode };
    expect((await send(subscribe, { token: (await aPerson()).token, json })).status).toBe(422);
    expect((await send(subscribe, { token: payer.token, json })).status).toBe(409);
  });
});

describe('a webhook', () => {
  const sign = (body: string, key = providerKey) => createHmac('sha512', key).update(body).digest('hex');
  const post = (body: string | Uint8Array, signature: string) =>
    send(webhook, {
      body,
      headers: { 'content-type': 'application/json', 'x-paystack-signature': signature },
    });

  it('is taken with the provider’s signature by either key, as text or base64-coded', async () => {
    const body = JSON.stringify({ event: 'charge.success', data: { reference: 'r-1', note: '£ “x”' } });
    expect((await post(body, sign(body))).body).toEqual({ success: true, received: true });
    expect((await post(body, sign(body, 'sk_test_previous'))).status).toBe(200);
    expect((await post(Buffer.from(body), sign(body))).status).toBe(200);
  });

  it('is refused when it is altered, unsigned or signed by someone else', async () => {
    const body = JSON.stringify({ event: 'charge.success', data: { reference: 'r-1' } });
    for (const signature of ['', 'nonsense', sign(`${body} `), sign(body, 'sk_test_other')])
      expect(await post(body, signature)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  });

  it('makes the worker apply a payment that nobody verified, once', async () => {
    const person = await aPerson();
    const { data } = await begin(person, 'enterprise');
    await provider.pay(data.authorization_url);
    const body = JSON.stringify({ event: 'charge.success', data: { reference: data.reference } });
    await post(body, sign(body));
    const notice = provider.queued().at(-1);
    expect(notice).toEqual({ uid: person.uid, reference: data.reference });
    const record = {
      messageId: '1',
      body: JSON.stringify(notice),
      attributes: { ApproximateReceiveCount: '1', SentTimestamp: '1' },
    };
    for (const _ of [1, 2, 3])
      expect(await apply({ Records: [record] } as never, { getRemainingTimeInMillis: () => 60_000 })).toEqual(
        { batchItemFailures: [] },
      );
    expect(await detailsOf(person)).toMatchObject({
      planId: 'enterprise',
      status: 'active',
      invoices: [{ amount: 249 }],
    });
  });
});
