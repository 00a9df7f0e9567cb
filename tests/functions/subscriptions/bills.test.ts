import '../../support/function-environment.ts';
import { randomUUID } from 'node:crypto';
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProfile } from '../../../functions/storage/profile-writes.ts';
import { recordEmailProof } from '../../../functions/storage/sessions/gates.ts';
import { saveBilling } from '../../../functions/storage/subscriptions/invoices.ts';
import type { Effect } from '../../../functions/subscriptions/effect.ts';
import { invoiceDocument } from '../../../functions/subscriptions/invoice-pdf.ts';
import { sendReceipts } from '../../../functions/subscriptions/receipts.ts';
import { presentSeller } from '../../../functions/subscriptions/seller.ts';
import { withLocalData } from '../../support/local-data.ts';
import { aProfile } from '../../support/profiles.ts';
import { withRequestLog } from '../../support/request-log.ts';

withLocalData();
withRequestLog();
const ses = mockClient(SESv2Client);
afterAll(() => ses.restore());

beforeEach(() => {
  ses.reset();
  ses.on(SendEmailCommand).resolves({});
  vi.stubEnv('MAIL_FROM', 'no-reply@netwright.example');
  vi.stubEnv('SELLER_NAME', 'Netwright Ltd');
  vi.stubEnv('SELLER_ADDRESS', '1 Main Street; Dublin 2; Ireland');
  vi.stubEnv('SELLER_TAX_ID', 'IE1234567T');
  return () => vi.unstubAllEnvs();
});

const billing = {
  legalName: 'Compilers GmbH',
  address: 'Lange Straße 5\n70173 Stuttgart',
  vatId: 'DE811907980',
  billingEmail: 'bills@compilers.example',
};

/** Where long words may be broken. */
const breaks = '\u200b';

describe('an invoice', () => {
  const invoice = {
    id: 'a'.repeat(24),
    number: 'NW-20261123-0A1B2C3D',
    issuedAt: '2026-11-23T10:00:00.000Z',
    status: 'paid',
    planId: 'professional',
    billingPeriod: 'monthly',
    description: 'Netwright Professional, monthly',
    amount: 89,
    currency: 'USD',
    periodStart: '2026-11-23T10:00:00.000Z',
    periodEnd: '2026-12-23T10:00:00.000Z',
    reference: 'nw-one',
    billing,
    to: { name: 'Grace Hopper', company: 'Compilers', email: 'grace@example.com' },
  } as const;

  it('states the seller with address and tax number, the buyer, the period, and the amount with its cents', () => {
    const text = JSON.stringify(invoiceDocument({ ...invoice, seller: presentSeller() }).content).replaceAll(
      breaks,
      '',
    );
    for (const stated of [
      ...['Netwright Ltd', '1 Main Street', 'Dublin 2', 'Tax number IE1234567T'],
      ...[
        'Compilers GmbH',
        'Lange Straße 5',
        '70173 Stuttgart',
        'VAT ID DE811907980',
        'bills@compilers.example',
      ],
      ...['NW-20261123-0A1B2C3D', '23 November 2026 to 23 December 2026', 'US$89.00'],
    ])
      expect(text).toContain(stated);
    expect(text).not.toContain('US$89"');
  });

  it('says when its payment was refunded', () => {
    const refunded = { ...invoice, seller: presentSeller(), status: 'refunded' } as const;
    expect(JSON.stringify(invoiceDocument(refunded).content)).toContain('Refunded');
  });
});

describe('a receipt', () => {
  const payment = (isReversed = false): Effect => ({
    kind: 'payment',
    transaction: {
      id: '1',
      reference: 'nw-one',
      status: 'success',
      amount: 8_900,
      currency: 'USD',
      customer: { id: 1, customer_code: 'CUS_one', email: 'grace@example.com' },
      authorization: {},
      planCode: undefined,
    },
    payment: undefined,
    offerId: 'professional',
    periodStart: '2026-11-23T10:00:00.000Z',
    periodEnd: '2026-12-23T10:00:00.000Z',
    isConversion: true,
    isExtension: false,
    stretches: [],
    isReversed,
  });
  const aPerson = async () => {
    const uid = randomUUID();
    await createProfile(aProfile({ uid, email: `${uid}@example.com` }));
    return uid;
  };
  const sent = () => ses.commandCalls(SendEmailCommand).map(({ args }) => args[0].input);

  it('goes to the proved address and to the billing address, with the amount and the seller', async () => {
    const uid = await aPerson();
    await recordEmailProof(uid);
    await saveBilling(uid, billing);
    await sendReceipts(uid, [payment()]);
    expect(sent().map(({ Destination }) => Destination?.ToAddresses)).toEqual([
      [`${uid}@example.com`],
      ['bills@compilers.example'],
    ]);
    const [mail] = sent();
    expect(mail?.Content?.Simple?.Subject?.Data).toBe('Your receipt from Netwright: US$89.00');
    const text = mail?.Content?.Simple?.Body?.Text?.Data ?? '';
    for (const stated of [
      'US$89.00 for Netwright Professional, monthly',
      'nw-one',
      'Netwright Ltd',
      'IE1234567T',
    ])
      expect(text).toContain(stated);
  });

  it('goes to nobody who has not proved the address, and for nothing that was refunded at once', async () => {
    const uid = await aPerson();
    await sendReceipts(uid, [payment()]);
    await recordEmailProof(uid);
    await sendReceipts(uid, [payment(true)]);
    expect(sent()).toEqual([]);
  });

  it('that cannot be mailed stops nothing', async () => {
    const uid = await aPerson();
    await recordEmailProof(uid);
    ses.on(SendEmailCommand).rejects(new Error('refused'));
    await expect(sendReceipts(uid, [payment()])).resolves.toBeUndefined();
  });
});
