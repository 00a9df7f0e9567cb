import '../../support/function-environment.ts';
import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { createProfile } from '../../../functions/storage/profile-writes.ts';
import { recordEmailProof } from '../../../functions/storage/sessions/gates.ts';
import { listInvoices as storedInvoices } from '../../../functions/storage/subscriptions/invoices.ts';
import { handler as downloadInvoice } from '../../../functions/subscriptions/routes/download-invoice.ts';
import { handler as cardLink } from '../../../functions/subscriptions/routes/get-card-link.ts';
import { handler as analytics } from '../../../functions/subscriptions/routes/get-payment-analytics.ts';
import { handler as details } from '../../../functions/subscriptions/routes/get-subscription-details.ts';
import { handler as initialize } from '../../../functions/subscriptions/routes/initialize-payment.ts';
import { handler as listInvoices } from '../../../functions/subscriptions/routes/list-invoices.ts';
import { handler as track } from '../../../functions/subscriptions/routes/track-payment-event.ts';
import { handler as updateBilling } from '../../../functions/subscriptions/routes/update-billing-details.ts';
import { handler as verify } from '../../../functions/subscriptions/routes/verify-payment.ts';
import { send } from '../../support/http-events.ts';
import { anAdminToken, anIdToken, withPoolKeys } from '../../support/id-tokens.ts';
import { withLocalData } from '../../support/local-data.ts';
import { withPaymentsProvider } from '../../support/payments-provider.ts';
import { aProfile } from '../../support/profiles.ts';
import { withRequestLog } from '../../support/request-log.ts';

withLocalData();
withPoolKeys();
withRequestLog();
const provider = withPaymentsProvider();

async function aPerson() {
  const uid = randomUUID();
  const email = `${uid}@example.com`;
  await createProfile(aProfile({ uid, email, displayName: 'Grace Hopper', company: 'Compilers' }));
  return { uid, token: anIdToken({ sub: uid, email }) };
}
type Person = Awaited<ReturnType<typeof aPerson>>;

async function pay({ token }: Person, planId = 'professional'): Promise<string> {
  const { body } = await send(initialize, { token, json: { planId } });
  const { authorization_url: url = '', reference = '' } = body.data as Record<string, string>;
  await provider.pay(url);
  expect((await send(verify, { token, query: { reference } })).status).toBe(200);
  return reference;
}

const billing = {
  legalName: 'Compilers GmbH',
  address: 'Lange Straße 5\n70173 Stuttgart',
  vatId: 'DE811907980',
  billingEmail: 'bills@compilers.example',
};
const billsOf = ({ uid }: Person) => storedInvoices(uid);

describe('billing details', () => {
  it('are kept, answered, and stated on the invoices from then on', async () => {
    const person = await aPerson();
    expect(await send(updateBilling, { token: person.token, json: billing })).toMatchObject({
      status: 200,
      body: { data: billing },
    });
    expect((await send(details, { token: person.token })).body).toMatchObject({ data: { billing } });
    await pay(person);
    expect(await billsOf(person)).toMatchObject([{ billing }]);
    await send(updateBilling, { token: person.token, json: { ...billing, legalName: 'Linkers AG' } });
    expect(await billsOf(person)).toMatchObject([{ billing: { legalName: 'Compilers GmbH' } }]);
  });

  it.each([
    ['billingEmail', 'not an address'],
    ['legalName', 'x'.repeat(201)],
    ['address', 'x'.repeat(501)],
    ['vatId', 'x'.repeat(31)],
  ])('are refused with the field: %s', async (field, value) => {
    const { token } = await aPerson();
    const { status, body } = await send(updateBilling, { token, json: { ...billing, [field]: value } });
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(field)]);
  });
});

describe('invoices', () => {
  it('are listed and downloaded as PDF by their owner alone', async () => {
    const [owner, stranger] = [await aPerson(), await aPerson()];
    const reference = await pay(owner);
    const { body } = await send(listInvoices, { token: owner.token });
    const [invoice] = body.data as { id: string; reference: string; amount: number }[];
    expect(invoice).toMatchObject({ reference, amount: 89 });
    const params = { id: invoice?.id ?? '' };
    const file = await send(downloadInvoice, { token: owner.token, params });
    expect(file.status).toBe(200);
    expect(file.headers['content-type']).toBe('application/pdf');
    expect((await send(downloadInvoice, { token: stranger.token, params })).status).toBe(404);
    expect((await send(listInvoices, { token: stranger.token })).body.data).toEqual([]);
  });
});

describe('the page on which a card is replaced', () => {
  it('is the provider’s, for whoever has a plan that renews', async () => {
    const person = await aPerson();
    expect(await send(cardLink, { token: person.token })).toMatchObject({
      status: 409,
      body: { code: 'wrong_status' },
    });
    await pay(person);
    const { status, body } = await send(cardLink, { token: person.token });
    expect([status, (body.data as { link: string }).link]).toEqual([
      200,
      expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/manage\//),
    ]);
  });
});

describe('payment analytics', () => {
  const ask = async (query: Record<string, string> = {}) => {
    const sub = randomUUID();
    await recordEmailProof(sub);
    return send(analytics, { token: anAdminToken({ sub }), query });
  };
  const report = (event: string) => send(track, { json: { event, payload: { plan: 'starter' } } });

  it('count checkouts, payments, first payments, refunds and amounts by day, and what browsers reported', async () => {
    // A day that no other test has.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2031-03-05T10:00:00.000Z') });
    const person = await aPerson();
    const token = anIdToken({ sub: person.uid, email: `${person.uid}@example.com` });
    const reference = await pay({ ...person, token });
    for (const event of ['plans_viewed', 'plans_viewed', 'checkout_started', 'made-up'])
      expect((await report(event)).status).toBe(200);
    await provider.order('refund', { reference });
    await send(verify, { token, query: { reference } });

    const { body } = await ask({ startDate: '2031-03-04', endDate: '2031-03-06' });
    const data = body.data as Record<string, unknown>;
    expect(data).toMatchObject({
      totals: { checkouts: 1, payments: 1, conversions: 1, refunds: 1, amount: 89, events: 4 },
      days: [
        { day: '2031-03-04', payments: 0, amount: 0 },
        { day: '2031-03-05', payments: 1, amount: 89 },
        { day: '2031-03-06', payments: 0 },
      ],
    });
    expect(data.summary).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ event: 'plans_viewed', count: 2 }),
        expect.objectContaining({ event: 'other', count: 1 }),
      ]),
    );
    const one = await ask({ startDate: '2031-03-05', endDate: '2031-03-05', eventType: 'plans_viewed' });
    expect(one.body.data).toMatchObject({ totals: { events: 2 }, summary: [{ event: 'plans_viewed' }] });
    vi.useRealTimers();
  });

  it('are for administrators, and for a time that makes sense', async () => {
    const { token } = await aPerson();
    expect((await send(analytics, { token })).status).toBe(403);
    for (const query of [
      { startDate: '2026-03-06', endDate: '2026-03-05' },
      { startDate: '2020-01-01', endDate: '2026-03-05' },
      { startDate: 'yesterday' },
    ]) {
      const { status, body } = await ask(query);
      expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('startDate')]);
    }
  });

  it.each([
    '0000-01-10',
    '1999-12-31',
    '2101-01-01',
    '9999-12-31',
    '0000-01-01T00:00:00+10:00',
    '9999-12-31T23:59:59-10:00',
  ])('of %s name the day, and the years that there are', async (endDate) => {
    const { status, body } = await ask({ endDate });
    expect([status, body.details]).toEqual([
      400,
      { fields: [{ field: 'endDate', message: 'must be a day of the years 2020 to 2100' }] },
    ]);
  });

  it.each(['2020-01-01', '2100-12-31'])('are listed by day up to %s', async (endDate) => {
    const { status, body } = await ask({ endDate });
    const days = (body.data as { days: { day: string }[] }).days.map(({ day }) => day);
    expect([status, days.length, days.at(-1)]).toEqual([200, 30, endDate]);
  });
});
