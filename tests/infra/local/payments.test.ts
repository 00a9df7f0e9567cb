import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { close, listen } from '../../../infra/local/listen.ts';
import { signatureOf } from '../../../infra/local/payments/deliveries.ts';
import { nextPayment } from '../../../infra/local/payments/next-payment.ts';
import { createPaymentsServer } from '../../../infra/local/payments/server.ts';

const key = 'sk_test_0123456789abcdef';
const start = '2026-11-22T12:00:00.000Z';
const card = { number: '4084 0840 8408 4081', cvv: '408', expiry: '12/34', card: 'own' };

interface Received {
  readonly event: string;
  // biome-ignore lint/suspicious/noExplicitAny: answers are read field by field, and compared.
  readonly data: any;
  readonly body: string;
  readonly signature: string | undefined;
}

let folder: string;
let address: string;
let provider: Server | undefined;
let merchant: Server;
let received: Received[];
let statusOfMerchant: number;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'netwright-payments-'));
  received = [];
  statusOfMerchant = 200;
  let lastReceived = Promise.resolve();
  merchant = createServer((incoming, outgoing) => {
    // In the order in which requests begin: their bodies may overtake one another.
    lastReceived = lastReceived.then(async () => {
      const body = await text(incoming);
      const signature = String(incoming.headers['x-paystack-signature']);
      received.push({ ...JSON.parse(body), body, signature });
      outgoing.writeHead(statusOfMerchant).end();
    });
  });
  await open(await listen(merchant));
});

afterEach(async () => {
  if (provider) await close(provider);
  await close(merchant);
  rmSync(folder, { recursive: true, force: true });
});

/** Opens the provider on this test's folder; its clock stands unless it is moved. */
async function open(webhooks: string): Promise<void> {
  const { server, sendWebhooksTo } = createPaymentsServer({
    file: join(folder, 'payments.sqlite'),
    address: () => address,
    key: () => key,
    time: () => Date.parse(start),
  });
  provider = server;
  address = await listen(server);
  sendWebhooksTo(webhooks);
}

// biome-ignore lint/suspicious/noExplicitAny: answers are read field by field, and compared.
async function call(method: string, path: string, body?: object, secret = key): Promise<any> {
  const answer = await fetch(`${address}${path}`, {
    method,
    headers: { authorization: `Bearer ${secret}`, connection: 'close' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { http: answer.status, ...(await answer.json()) };
}

const order = (name: string, body: object = {}) => call('POST', `/local/${name}`, body);

async function begin(wanted: object = {}) {
  const { data } = await call('POST', '/transaction/initialize', {
    email: 'ada@example.com',
    amount: 2900,
    callback_url: 'https://site.example/subscription/return',
    ...wanted,
  });
  return data;
}

/** Fills the page's form in and returns where it leads, or what the page says. */
async function pay(checkout: string, form: Record<string, string> = card) {
  const answer = await fetch(checkout, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
    headers: { connection: 'close' },
  });
  return { location: answer.headers.get('location'), html: await answer.text() };
}

/**
 * The events of the webhooks that arrived, once there are as many as wanted, in the order in which the provider
 * made them: each is a request of its own, and they may overtake one another.
 */
const events = async (wanted: number): Promise<string[]> => {
  await arrived(wanted);
  const { deliveries } = await order('state');
  const made: string[] = deliveries.map(({ body }: { body: string }) => body);
  return received
    .toSorted((one, other) => made.indexOf(one.body) - made.indexOf(other.body))
    .map(({ event }) => event);
};

const arrived = (wanted: number) =>
  expect.poll(() => received.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(wanted);

const monthly = async (): Promise<string> =>
  (await call('POST', '/plan', { name: 'Starter', amount: 2900, interval: 'monthly' })).data.plan_code;

async function subscribe() {
  const plan = await monthly();
  const { authorization_url, reference } = await begin({ plan, amount: 1 });
  await pay(authorization_url);
  const { data } = await call('GET', '/customer/ada@example.com');
  return { plan, reference, customer: data, subscription: data.subscriptions[0] };
}

describe('payments', () => {
  it('are abandoned until they are paid, then verified with card, customer and amount', async () => {
    const { authorization_url, reference } = await begin({ reference: 'nw-1', metadata: { uid: 'u' } });
    expect((await call('GET', `/transaction/verify/${reference}`)).data).toMatchObject({
      status: 'abandoned',
      paid_at: null,
    });
    const { location } = await pay(authorization_url);
    expect(location).toBe('https://site.example/subscription/return?trxref=nw-1&reference=nw-1');
    const verified = await call('GET', '/transaction/verify/nw-1');
    expect(verified).toMatchObject({ http: 200, status: true, message: 'Verification successful' });
    expect(verified.data).toMatchObject({
      status: 'success',
      amount: 2900,
      requested_amount: 2900,
      currency: 'USD',
      paid_at: start,
      metadata: { uid: 'u' },
      customer: { email: 'ada@example.com', customer_code: expect.stringMatching(/^CUS_/) },
      authorization: { bin: '408408', last4: '4081', exp_month: '12', exp_year: '2034', reusable: true },
      plan: null,
      plan_object: {},
    });
  });

  it.each([
    ['4084 0800 0000 5408', '001', 'Declined'],
    ['4084 0800 0067 0037', '787', 'Insufficient Funds'],
  ])('with %s fail, and may be tried again with another card', async (number, cvv, why) => {
    const { authorization_url, reference } = await begin();
    const { html } = await pay(authorization_url, { ...card, number, cvv });
    expect(html).toContain(`The payment failed: ${why}. Try another card.`);
    const failed = await call('GET', `/transaction/verify/${reference}`);
    expect(failed).toMatchObject({ http: 200, data: { status: 'failed', gateway_response: why } });
    await pay(authorization_url);
    expect((await call('GET', `/transaction/verify/${reference}`)).data.status).toBe('success');
  });

  it('are announced once they succeed, signed over the bytes that are sent', async () => {
    await pay((await begin()).authorization_url, { card: 'declined' });
    await pay((await begin()).authorization_url);
    expect(await events(1)).toEqual(['charge.success']);
    expect(received[0]?.signature).toBe(signatureOf(received[0]?.body ?? '', key));
  });

  it('can be pending, and arrive five minutes later', async () => {
    const { authorization_url, reference } = await begin();
    expect((await pay(authorization_url, { card: 'pending' })).location).toContain(reference);
    const status = async () => (await call('GET', `/transaction/verify/${reference}`)).data.status;
    expect(await status()).toBe('pending');
    await order('clock', { seconds: 301 });
    expect(await status()).toBe('success');
  });

  it('escape what the merchant sends before it is shown', async () => {
    const { authorization_url } = await begin({ currency: '<script>' });
    const html = await (await fetch(authorization_url, { headers: { connection: 'close' } })).text();
    expect(html).toContain('&lt;script&gt; 29.00');
    expect(html).not.toContain('<script');
  });

  it('of a saved card are charged once for a reference, and only for its customer', async () => {
    await pay((await begin()).authorization_url);
    const [{ authorization_code }] = (await call('GET', '/customer/ada@example.com')).data.authorizations;
    const charge = (wanted: object = {}) =>
      call('POST', '/transaction/charge_authorization', {
        email: 'ada@example.com',
        amount: 500,
        authorization_code,
        reference: 'nw-2',
        ...wanted,
      });
    expect((await charge()).data).toMatchObject({ status: 'success', amount: 500 });
    expect(await charge()).toMatchObject({
      http: 400,
      status: false,
      code: 'duplicate_reference',
      message: 'Duplicate Transaction Reference',
    });
    expect(await charge({ reference: 'nw-3', email: 'eve@example.com' })).toMatchObject({
      http: 400,
      message: 'Email does not match Authorization code. Please confirm.',
    });
    await order('cards', { email: 'ada@example.com', outcome: 'second-factor' });
    const paused = await charge({ reference: 'nw-4' });
    expect(paused.data).toMatchObject({ paused: true, reference: 'nw-4' });
    await pay(paused.data.authorization_url);
    expect((await call('GET', '/transaction/verify/nw-4')).data.status).toBe('success');
  });
});

describe('subscriptions', () => {
  it('start with the payment of a plan, whose amount overrides the one asked for', async () => {
    const { plan, reference, subscription } = await subscribe();
    expect((await call('GET', `/transaction/verify/${reference}`)).data).toMatchObject({
      amount: 2900,
      requested_amount: 1,
      plan,
      plan_object: { plan_code: plan, interval: 'monthly' },
    });
    expect(subscription).toMatchObject({
      status: 'active',
      next_payment_date: '2026-12-22T12:00:00.000Z',
      cron_expression: '0 12 22 * *',
    });
    expect(await events(2)).toEqual(['charge.success', 'subscription.create']);
    const created = received.find(({ event }) => event === 'subscription.create');
    expect(created?.data).not.toHaveProperty('email_token');
  });

  it('renew by the clock with an invoice three days ahead, under references of the provider’s own', async () => {
    const { subscription } = await subscribe();
    await order('clock', { to: '2027-01-23T00:00:00.000Z' });
    const { data } = await call('GET', `/subscription/${subscription.subscription_code}`);
    expect(data).toMatchObject({ status: 'active', next_payment_date: '2027-02-22T12:00:00.000Z' });
    expect(await events(8)).toEqual([
      'charge.success',
      'subscription.create',
      'invoice.create',
      'charge.success',
      'invoice.update',
      'invoice.create',
      'charge.success',
      'invoice.update',
    ]);
    const { id } = (await call('GET', '/customer/ada@example.com')).data;
    const paid = await call('GET', `/transaction?customer=${id}&status=success`);
    expect(paid.data.map(({ paid_at }: { paid_at: string }) => paid_at)).toEqual([
      '2027-01-22T12:00:00.000Z',
      '2026-12-22T12:00:00.000Z',
      start,
    ]);
    expect(paid.data[0].metadata).toEqual({ invoice_action: 'create' });
  });

  it('want attention when a renewal fails, and try again at the next date', async () => {
    const { subscription } = await subscribe();
    await order('cards', { email: 'ada@example.com', outcome: 'insufficient' });
    await order('clock', { to: '2026-12-23T00:00:00.000Z' });
    const status = async () =>
      (await call('GET', `/subscription/${subscription.subscription_code}`)).data.status;
    expect(await status()).toBe('attention');
    expect((await events(4)).at(-1)).toBe('invoice.payment_failed');
    await order('cards', { email: 'ada@example.com', outcome: 'success' });
    await order('clock', { to: '2027-01-23T00:00:00.000Z' });
    expect(await status()).toBe('active');
  });

  it('announce cards at the beginning of the month in which they expire, and fail afterwards', async () => {
    const plan = await monthly();
    await pay((await begin({ plan })).authorization_url, { ...card, expiry: '01/27' });
    await order('clock', { to: '2027-02-23T00:00:00.000Z' });
    const made = await events(11);
    expect(made).toContain('subscription.expiring_cards');
    expect(made.at(-1)).toBe('invoice.payment_failed');
    const announced = received.find(({ event }) => event === 'subscription.expiring_cards');
    expect(announced?.data).toMatchObject([
      { expiry_date: '01/2027', customer: { email: 'ada@example.com' } },
    ]);
  });

  it('are disabled at the end of the period, and enabled again before it', async () => {
    const { subscription } = await subscribe();
    const { subscription_code: code, email_token: token } = subscription;
    const put = (what: string) => call('POST', `/subscription/${what}`, { code, token });
    expect(await put('disable')).toMatchObject({ http: 200, data: { status: 'non-renewing' } });
    expect(await put('disable')).toMatchObject({
      http: 404,
      message: 'Subscription with code not found or already inactive',
    });
    expect(await put('enable')).toMatchObject({ http: 200 });
    await put('disable');
    await order('clock', { to: '2026-12-23T00:00:00.000Z' });
    expect((await call('GET', `/subscription/${code}`)).data).toMatchObject({
      status: 'cancelled',
      next_payment_date: null,
    });
    expect((await events(5)).at(-1)).toBe('subscription.disable');
    expect(await put('enable')).toMatchObject({
      http: 400,
      message: 'Subscription has been cancelled, and cannot be reactivated',
    });
  });

  it('are created once for a plan, from a card of the customer, and charged from their start date', async () => {
    const { plan, customer } = await subscribe();
    const create = (wanted: object) =>
      call('POST', '/subscription', { customer: customer.customer_code, plan, ...wanted });
    expect(await create({})).toMatchObject({ http: 400, message: 'This subscription is already in place.' });
    const { data: annual } = await call('POST', '/plan', {
      name: 'Annual',
      amount: 29000,
      interval: 'annually',
    });
    expect(await create({ plan: annual.plan_code, authorization: 'AUTH_other' })).toMatchObject({
      http: 400,
      message: 'Authorization specified is invalid or does not belong to customer',
    });
    const later = '2026-12-22T12:00:00.000Z';
    const { data } = await create({ plan: annual.plan_code, start_date: later });
    expect(data).toMatchObject({ status: 'active', next_payment_date: later, payments_count: 0 });
    await order('clock', { to: '2026-12-22T12:00:01.000Z' });
    const { data: charged } = await call('GET', `/subscription/${data.subscription_code}`);
    expect(charged).toMatchObject({ payments_count: 1, next_payment_date: '2027-12-22T12:00:00.000Z' });
    await call('POST', '/customer', { email: 'new@example.com' });
    expect(await create({ customer: 'new@example.com' })).toMatchObject({
      http: 404,
      message: 'The customer specified has no saved authorizations',
    });
  });

  it('get another card by the page behind their link', async () => {
    const { subscription } = await subscribe();
    const { data } = await call('GET', `/subscription/${subscription.subscription_code}/manage/link`);
    const stranger = await pay(data.link.replace(/token=.*/, 'token=guessed'));
    expect(stranger.html).toContain('This subscription does not exist.');
    expect((await pay(data.link, { card: 'insufficient' })).html).toContain('The card is changed');
    await order('clock', { to: '2026-12-23T00:00:00.000Z' });
    const { data: after } = await call('GET', `/subscription/${subscription.subscription_code}`);
    expect(after).toMatchObject({ status: 'attention', authorization: { last4: '0037' } });
  });

  it.each([
    ['2026-01-31T10:00:00.000Z', 'monthly', '2026-02-28T10:00:00.000Z'],
    ['2026-01-29T10:00:00.000Z', 'monthly', '2026-02-28T10:00:00.000Z'],
    ['2026-02-28T10:00:00.000Z', 'monthly', '2026-03-28T10:00:00.000Z'],
    ['2026-12-05T10:00:00.000Z', 'monthly', '2027-01-05T10:00:00.000Z'],
    ['2028-02-29T10:00:00.000Z', 'annually', '2029-02-28T10:00:00.000Z'],
  ] as const)('from %s renew %s on %s', (from, interval, to) => {
    expect(nextPayment(from, interval)).toBe(to);
  });
});

describe('webhooks', () => {
  it('are sent again until they are answered by 200: after 3 minutes four times, then hourly for 72 hours', async () => {
    statusOfMerchant = 500;
    await pay((await begin()).authorization_url);
    await arrived(1);
    for (let attempt = 2; attempt <= 5; attempt++) {
      await order('clock', { seconds: 181 });
      await arrived(attempt);
    }
    await order('clock', { seconds: 181 });
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(received).toHaveLength(5);
    await order('clock', { seconds: 3_600 });
    await arrived(6);
    expect(new Set(received.map(({ body }) => body)).size).toBe(1);
    await order('clock', { seconds: 72 * 3_600 });
    await arrived(7);
    await expect.poll(async () => (await order('state')).deliveries[0].state).toBe('given-up');
  });

  it('are duplicated, lost, held back and reordered on order', async () => {
    await order('webhooks', { duplicate: 2, delaySeconds: 60, newestFirst: true });
    const { plan } = await subscribe();
    expect(received).toEqual([]);
    await order('clock', { seconds: 61 });
    await arrived(6);
    expect(received.map(({ event }) => event)).toEqual([
      ...Array(3).fill('subscription.create'),
      ...Array(3).fill('charge.success'),
    ]);
    await order('webhooks', { lose: 1 });
    await pay((await begin({ plan })).authorization_url);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(received).toHaveLength(6);
    await order('resend');
    await arrived(13);
  });

  it('are forged on order', async () => {
    for (const how of ['foreign-key', 'altered'])
      expect(await order('forge', { event: 'charge.success', data: { amount: 1 }, how })).toMatchObject({
        status: 200,
      });
    for (const { body, signature } of received) expect(signature).not.toBe(signatureOf(body, key));
  });
});

describe('the provider', () => {
  it('takes its own key alone, for calls as for orders', async () => {
    const refused = { http: 401, status: false, message: 'Invalid key' };
    expect(await call('GET', '/plan', undefined, 'sk_test_other')).toMatchObject(refused);
    expect(await call('POST', '/local/clock', { seconds: 5 }, 'sk_test_other')).toMatchObject(refused);
  });

  it('says in the provider’s words what is wrong', async () => {
    expect(await call('GET', '/transaction/verify/unknown')).toMatchObject({
      http: 400,
      status: false,
      code: 'transaction_not_found',
      message: 'Transaction reference not found.',
    });
    const initialise = (wanted: object) =>
      call('POST', '/transaction/initialize', { email: 'a@b.example', amount: 100, ...wanted });
    expect(await initialise({ email: 'nobody' })).toMatchObject({ message: 'Invalid Email Address Passed' });
    expect(await initialise({ amount: 1.5 })).toMatchObject({ message: 'Invalid Amount Sent' });
    expect(await initialise({ reference: 'a b' })).toMatchObject({ http: 400 });
  });

  it('fails on order before or after the effect of a call', async () => {
    const fault = (when: string, answer: string | number) =>
      order('faults', [{ method: 'POST', path: '/customer', when, answer }]);
    await fault('before', 503);
    expect((await call('POST', '/customer', { email: 'a@example.com' })).http).toBe(503);
    expect((await call('GET', '/customer/a@example.com')).http).toBe(404);
    await fault('after', 'cut');
    await expect(call('POST', '/customer', { email: 'a@example.com' })).rejects.toThrow();
    expect((await call('GET', '/customer/a@example.com')).http).toBe(200);
  });

  it('keeps what it answered, and the webhooks that were not taken, over a restart', async () => {
    statusOfMerchant = 500;
    const { subscription } = await subscribe();
    await arrived(2);
    if (provider) await close(provider);
    statusOfMerchant = 200;
    await open(`${address}/gone`);
    const { data } = await call('GET', `/subscription/${subscription.subscription_code}`);
    expect(data.status).toBe('active');
    expect((await order('state')).deliveries).toHaveLength(2);
  });
});
