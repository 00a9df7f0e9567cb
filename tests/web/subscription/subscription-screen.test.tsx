import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SubscriptionDetails } from '#shared/contract/subscription-items.ts';
import {
  cancelSubscription,
  createSubscription,
  downgradeSubscription,
  downloadInvoice,
  getCardLink,
  getSubscriptionDetails,
  initializePayment,
  listActivePlans,
  listInvoices,
  previewChange,
  reactivateSubscription,
  trackPaymentEvent,
  updateBillingDetails,
  upgradeSubscription,
} from '#shared/contract/subscriptions.ts';
import SubscriptionScreen from '#web/features/subscription/subscription-screen.tsx';
import { leaveSite } from '#web/ui/leave-site.ts';
import { saveFile } from '#web/ui/save-file.ts';
import { asPhone } from '../../support/as-phone.ts';
import { expectAccessible } from '../../support/axe.ts';
import { FakeApi } from '../../support/fake-api.ts';
import { renderScreen } from '../../support/render-site.tsx';
import { aUser } from '../../support/users.ts';
import { activePlans, anInvoice, aSubscription } from './a-subscription.ts';

vi.mock('#web/ui/leave-site.ts');
vi.mock('#web/ui/save-file.ts');

let api: FakeApi;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') });
  vi.mocked(leaveSite).mockReset();
  api = new FakeApi();
  api.answer(listActivePlans, { data: activePlans() });
  api.answer(trackPaymentEvent, {
    data: { event: 'plans_viewed', sessionId: '65a000000000000000000009', timestamp: '2026-11-20T10:00:00Z' },
  });
});
afterEach(() => {
  sessionStorage.clear();
  vi.useRealTimers();
});

const show = (subscription: SubscriptionDetails = aSubscription(), at = '/subscription') => {
  api.answer(getSubscriptionDetails, { data: subscription });
  return renderScreen(<SubscriptionScreen />, { api, at, path: '/subscription', as: aUser() });
};
const plan = async (name = 'Professional') => within(await screen.findByRole('region', { name }));
const trial = () =>
  aSubscription({
    status: 'trial',
    nextPaymentDate: null,
    card: null,
    invoices: [],
    trial: { used: false, expiresAt: '2026-12-01T09:00:00.000Z' },
  });

describe('the subscription', () => {
  it('says that a payment waits for its bank, so that nobody pays again', async () => {
    show({ ...trial(), pendingReference: 'nw-one' });
    await plan();
    const payment = within(screen.getByRole('region', { name: 'Payment' }));
    expect(
      payment.getByText(/^Your bank has not confirmed your last payment yet\. Do not pay again/),
    ).toBeDefined();
    expect(payment.getByRole('link', { name: 'See the payment' }).getAttribute('href')).toBe(
      '/subscription/return?reference=nw-one',
    );
  });

  it('calls a larger plan by the month no upgrade of a year, since it begins when the year ends', async () => {
    const { user } = show(aSubscription({ billingPeriod: 'annual' }));
    await plan();
    await screen.findByRole('link', { name: 'Upgrade to Enterprise' });
    await user.click(screen.getByRole('radio', { name: /By the month/ }));
    expect(screen.getByRole('link', { name: 'Change to Enterprise' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Downgrade to Starter' })).toBeDefined();
  });

  it('shows plan, usage, next payment, card and invoices', async () => {
    const { container } = show();
    const current = await plan();
    expect(current.getByText('Active')).toBeDefined();
    expect(current.getByText('It renews on 1 Dec 2026 for US$89 a month.')).toBeDefined();
    const usage = within(screen.getByRole('region', { name: 'Usage' }));
    expect(usage.getByText('12, no limit')).toBeDefined();
    expect(usage.getByRole('meter', { name: 'Reports a month' }).getAttribute('aria-valuetext')).toBe(
      '3 of 20, 17 left',
    );
    const payment = within(screen.getByRole('region', { name: 'Payment' }));
    expect(payment.getByText('US$89 on 1 Dec 2026')).toBeDefined();
    expect(payment.getByText('Visa ending in 4081, expires 12/2030')).toBeDefined();
    expect(screen.getByRole('cell', { name: /^NW-2026-000001/ })).toBeDefined();
    await screen.findByRole('region', { name: 'Plans compared' });
    await expectAccessible(container);
  });

  it.each([
    [trial(), 'Trial', /trial ends on 1 Dec 2026, in 11 days\. Nothing is charged/, 'Choose a plan'],
    [
      aSubscription({ status: 'pending_payment' }),
      'Waiting for payment',
      /Your bank has not confirmed your payment yet.*pay again/,
      'Choose a plan',
    ],
    [aSubscription({ status: 'canceled' }), 'Cancelled', /lasts until 1 Dec 2026/, 'Reactivate'],
    [
      aSubscription({
        status: 'past_due',
        pastDue: { since: '2026-11-19T09:00:00.000Z', graceEndsAt: '2026-11-26T09:00:00.000Z' },
      }),
      'Payment overdue',
      /payment of 19 Nov 2026 did not succeed.*until 26 Nov 2026/,
      'Pay now',
    ],
    [
      aSubscription({ status: 'expired', currentPeriodEnd: '2026-11-10T09:00:00.000Z' }),
      'Expired',
      /ended on 10 Nov 2026\. You can read everything/,
      'Choose a plan',
    ],
    [
      { ...trial(), currentPeriodEnd: '2026-11-19T09:00:00.000Z' },
      'Expired',
      /Your trial ended on 19 Nov 2026/,
      'Choose a plan',
    ],
  ])('says how it stands, and offers the way out (%#)', async (subscription, word, sentence, way) => {
    show(subscription);
    const current = await plan();
    expect(current.getByText(word, { selector: 'span' })).toBeDefined();
    expect(current.getByText(sentence)).toBeDefined();
    expect(current.getByText(way)).toBeDefined();
  });

  it('offers to convert a trial to the plan that is tried, at once', async () => {
    const { user, address } = show(trial());
    const current = await plan();
    await user.click(current.getByRole('link', { name: 'Convert to Professional' }));
    expect(address()).toBe('/subscription?plan=professional');
    expect(await screen.findByRole('dialog', { name: 'Professional, paid by the month' })).toBeDefined();
  });

  it('names a change that waits, and one that is under way', async () => {
    show(
      aSubscription({
        change: { planId: 'starter', billingPeriod: 'monthly', at: '2026-12-01T09:00:00.000Z' },
        isChanging: true,
      }),
    );
    const current = await plan();
    expect(current.getByText(/changes to Starter, paid by the month, on 1 Dec 2026/)).toBeDefined();
    expect(current.getByText(/being completed with the payment provider/)).toBeDefined();
  });

  it('marks an invoice that was refunded, on a phone too', async () => {
    asPhone();
    show(
      aSubscription({
        invoices: [anInvoice(), anInvoice({ id: '65a000000000000000000002', status: 'refunded' })],
      }),
    );
    expect(await screen.findAllByText('1 Nov 2026, refunded')).toHaveLength(1);
  });

  it('compares the plans one under the other on a phone', async () => {
    asPhone();
    const { container } = show();
    const plans = within(await screen.findByRole('region', { name: 'Plans compared' }));
    expect(plans.queryByRole('table')).toBeNull();
    const [starter, professional] = plans.getAllByRole('listitem').map((card) => within(card));
    expect(professional?.getByText('Your plan')).toBeDefined();
    expect(starter?.getByText('US$29')).toBeDefined();
    expect(starter?.getByText('Devices in one topology').nextElementSibling?.textContent).toBe('500');
    expect(starter?.getByRole('link', { name: 'Downgrade to Starter' })).toBeDefined();
    await expectAccessible(container);
  });

  it('says that it could not be fetched, with a retry', async () => {
    api.refuse(getSubscriptionDetails, 'unavailable', 'Failed to fetch subscription details');
    const { user } = renderScreen(<SubscriptionScreen />, {
      api,
      at: '/subscription',
      path: '/subscription',
      as: aUser(),
    });
    await screen.findByText('Failed to fetch subscription details');
    api.answer(getSubscriptionDetails, { data: aSubscription() });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await plan()).getByText('Active')).toBeDefined();
  });
});

describe('a first payment', () => {
  it('begins on the provider’s page, with the plan and period that were chosen', async () => {
    api.answer(initializePayment, {
      data: { authorization_url: 'https://checkout.example/one', reference: 'nw-one' },
    });
    const { user, address } = show(trial());
    await user.click(await screen.findByRole('radio', { name: /By the year/ }));
    await user.click(await screen.findByRole('link', { name: 'Choose Starter' }));
    expect(address()).toBe('/subscription?plan=starter-annual');
    const dialog = within(screen.getByRole('dialog', { name: 'Starter, paid by the year' }));
    expect(dialog.getByText('US$290 a year')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Go to payment' }));
    await waitFor(() => expect(leaveSite).toHaveBeenCalledWith('https://checkout.example/one'));
    expect(api.callsOf(initializePayment)[0]?.body).toMatchObject({ planId: 'starter-annual' });
    expect(api.callsOf(trackPaymentEvent).map(({ body }) => (body as { event: string }).event)).toEqual([
      'plans_viewed',
      'plan_selected',
      'checkout_started',
    ]);
  });

  it('of another plan is made on the provider’s page where a cancelled one has no stored card', async () => {
    const cancelled = {
      status: 'canceled',
      cancelAt: '2026-12-01T09:00:00.000Z',
      nextPaymentDate: null,
    } as const;
    const { user } = show(aSubscription({ ...cancelled, card: null }));
    await user.click(await screen.findByRole('link', { name: 'Choose Starter' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Starter, paid by the month' }));
    expect(dialog.getByText(/What your present plan is still worth is added to it as days/)).toBeDefined();
    expect(dialog.getByText(/^You pay on the page of our payment provider/)).toBeDefined();
    expect(dialog.getByRole('button', { name: 'Go to payment' })).toBeDefined();
  });

  it('says why it could not begin, until that is dismissed', async () => {
    api.refuse(initializePayment, 'unavailable', 'Failed to initialize payment');
    const { user } = show(trial(), '/subscription?plan=professional');
    await user.click(await screen.findByRole('button', { name: 'Go to payment' }));
    expect(await screen.findByText('Failed to initialize payment')).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Failed to initialize payment')).toBeNull();
    expect(leaveSite).not.toHaveBeenCalled();
  });

  it('by a stored card is the same request when it is repeated after no answer', async () => {
    api.refuse(createSubscription, 'unavailable', 'Failed to create subscription');
    const ended = { status: 'expired', currentPeriodEnd: '2026-11-10T09:00:00.000Z' } as const;
    const { user } = show(aSubscription(ended), '/subscription?plan=professional');
    const pay = await screen.findByRole('button', { name: 'Pay with Visa ending in 4081' });
    await user.click(pay);
    await screen.findByText('Failed to create subscription');
    await user.click(pay);
    await waitFor(() => expect(api.callsOf(createSubscription)).toHaveLength(2));
    const keys = api
      .callsOf(createSubscription)
      .map(({ body }) => (body as { idempotencyKey: string }).idempotencyKey);
    expect(new Set(keys).size).toBe(1);
  });

  it('uses a card that was used before', async () => {
    api.answer(createSubscription, { data: aSubscription() });
    const ended = { status: 'expired', currentPeriodEnd: '2026-11-10T09:00:00.000Z' } as const;
    const { user, address } = show(aSubscription(ended), '/subscription?plan=professional');
    expect(await screen.findByText(/^Your Visa ending in 4081 is charged at once\./)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Pay with Visa ending in 4081' }));
    expect((await plan()).getByText('Active')).toBeDefined();
    expect(api.callsOf(createSubscription)[0]?.body).toMatchObject({
      planId: 'professional',
      authorization_code: 'AUTH_one',
    });
    await waitFor(() => expect(address()).toBe('/subscription'));
  });

  it('shows a refused card in place, and pays anew with a new key', async () => {
    api.refuse(createSubscription, 'payment_failed', 'The card was declined.');
    const ended = { status: 'expired', currentPeriodEnd: '2026-11-10T09:00:00.000Z' } as const;
    const { user } = show(aSubscription(ended), '/subscription?plan=professional');
    const pay = await screen.findByRole('button', { name: 'Pay with Visa ending in 4081' });
    await user.click(pay);
    expect(await screen.findByText('The card was declined.')).toBeDefined();
    await user.click(pay);
    await waitFor(() => expect(api.callsOf(createSubscription)).toHaveLength(2));
    const keys = api
      .callsOf(createSubscription)
      .map(({ body }) => (body as { idempotencyKey: string }).idempotencyKey);
    expect(new Set(keys).size).toBe(2);
  });
});

describe('a change of plan', () => {
  const preview = {
    planId: 'enterprise',
    billingPeriod: 'monthly',
    kind: 'upgrade',
    appliesAt: '2026-11-20T10:00:00.000Z',
    amountNow: 60.4,
    credit: 32.6,
    currency: 'USD',
    nextPaymentDate: '2026-12-01T09:00:00.000Z',
    nextAmount: 249,
  } as const;

  it('upwards shows the prorated amount first, and applies at once', async () => {
    api.answer(previewChange, { data: preview });
    const { user } = show();
    await user.click(await screen.findByRole('link', { name: 'Upgrade to Enterprise' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Change to Enterprise, paid by the month' }),
    );
    expect(await dialog.findByText('US$60.40')).toBeDefined();
    expect(dialog.getByText('US$32.60')).toBeDefined();
    expect(dialog.getByText('US$249 a month')).toBeDefined();
    api.answer(upgradeSubscription, { data: aSubscription({ planId: 'enterprise', amount: 249 }) });
    await user.click(dialog.getByRole('button', { name: 'Pay US$60.40 and change now' }));
    expect((await plan('Enterprise')).getByText(/for US\$249 a month/)).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('downwards names its date and what no longer fits, and charges nothing', async () => {
    api.answer(previewChange, {
      data: {
        ...preview,
        planId: 'starter',
        kind: 'downgrade',
        appliesAt: '2026-12-01T09:00:00.000Z',
        amountNow: 0,
        credit: 0,
        nextAmount: 29,
      },
    });
    const full = aSubscription({ usage: [{ limit: 'maxDesigns', used: 24, allowed: null }] });
    const { user } = show(full);
    await user.click(await screen.findByRole('link', { name: 'Downgrade to Starter' }));
    expect(
      await screen.findByText(/Designs: you have 24, and Starter has 20\. All of them stay/),
    ).toBeDefined();
    api.answer(downgradeSubscription, {
      data: {
        ...full,
        change: { planId: 'starter', billingPeriod: 'monthly', at: '2026-12-01T09:00:00.000Z' },
      },
    });
    await user.click(screen.getByRole('button', { name: 'Change on 1 Dec 2026' }));
    expect(await (await plan()).findByText(/changes to Starter/)).toBeDefined();
  });

  it('that waits can be withdrawn, and is not offered again', async () => {
    const change = { planId: 'starter', billingPeriod: 'monthly', at: '2026-12-01T09:00:00.000Z' } as const;
    api.answer(previewChange, {
      data: { ...preview, planId: 'professional', amountNow: 0, credit: 0, nextAmount: 89 },
    });
    api.answer(upgradeSubscription, { data: aSubscription() });
    const { user } = show(aSubscription({ change }));
    await user.click(await screen.findByRole('link', { name: 'Keep Professional' }));
    expect(screen.queryByRole('link', { name: 'Downgrade to Starter' })).toBeNull();
    expect(await screen.findByText(/scheduled change is cancelled\. Nothing is charged now/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Keep Professional' }));
    expect(await (await plan()).findByText(/It renews on 1 Dec 2026/)).toBeDefined();
  });

  it('says why it was refused, and that can be put away', async () => {
    api.answer(previewChange, { data: preview });
    api.refuse(upgradeSubscription, 'payment_failed', 'The card was declined.');
    const { user } = show(aSubscription(), '/subscription?plan=enterprise');
    await user.click(await screen.findByRole('button', { name: /^Pay US/ }));
    expect(await screen.findByText('The card was declined.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    await user.click(screen.getByRole('link', { name: 'Upgrade to Enterprise' }));
    expect(screen.queryByText('The card was declined.')).toBeNull();
  });

  it('offers the other period of the same plan', async () => {
    const { user } = show();
    await user.click(await screen.findByRole('radio', { name: /By the year/ }));
    expect((await screen.findByRole('link', { name: 'Pay by the year' })).getAttribute('href')).toBe(
      '/subscription?plan=professional-annual',
    );
  });
});

describe('cancelling', () => {
  it('says what happens and when, and clears the subscription until it is read again', async () => {
    api.answer(cancelSubscription, { data: aSubscription({ status: 'canceled' }) });
    const { user } = show();
    await user.click((await plan()).getByRole('button', { name: 'Cancel subscription' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel Professional?' }));
    expect(dialog.getByText(/paid for until 1 Dec 2026 and lasts until then/)).toBeDefined();
    api.answer(getSubscriptionDetails, {
      data: aSubscription({ status: 'canceled', nextPaymentDate: null }),
    });
    await user.click(dialog.getByRole('button', { name: 'Cancel subscription' }));
    expect(await (await plan()).findByText('Cancelled')).toBeDefined();
    expect(screen.getByText('Professional is cancelled.')).toBeDefined();
  });

  it('keeps the dialog open with the reason when it fails', async () => {
    api.refuse(cancelSubscription, 'unavailable', 'Failed to cancel subscription');
    const { user } = show();
    await user.click((await plan()).getByRole('button', { name: 'Cancel subscription' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Cancel subscription' }));
    expect(await dialog.findByText('Failed to cancel subscription')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Keep Professional' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('can be taken back', async () => {
    api.answer(reactivateSubscription, { data: aSubscription() });
    const { user } = show(aSubscription({ status: 'canceled', nextPaymentDate: null }));
    await user.click((await plan()).getByRole('button', { name: 'Reactivate' }));
    expect(await (await plan()).findByText('Active')).toBeDefined();
    expect(screen.getByText('Professional goes on.')).toBeDefined();
  });
});

describe('payment details', () => {
  it('warn of a card that expires, and lead to the page that replaces it', async () => {
    api.answer(getCardLink, { data: { link: 'https://provider.example/card' } });
    const { card } = aSubscription();
    const { user } = show(aSubscription({ card: card && { ...card, isExpiring: true } }));
    const payment = within(await screen.findByRole('region', { name: 'Payment' }));
    expect(payment.getByText(/This card expires soon/)).toBeDefined();
    await user.click(payment.getByRole('button', { name: 'Replace the card' }));
    await waitFor(() => expect(leaveSite).toHaveBeenCalledWith('https://provider.example/card'));
  });

  it('are printed on invoices once they are saved', async () => {
    api.answer(updateBillingDetails, ({ body }) => ({ data: body as SubscriptionDetails['billing'] }));
    const { user } = show();
    await user.type(await screen.findByLabelText('Legal name'), 'Norrland Networks AB');
    await user.type(screen.getByLabelText('Billing e-mail'), 'books@example');
    await user.click(screen.getByRole('button', { name: 'Save billing details' }));
    expect(api.callsOf(updateBillingDetails)).toHaveLength(0);
    await user.type(screen.getByLabelText('Billing e-mail'), '.com');
    await user.click(screen.getByRole('button', { name: 'Save billing details' }));
    expect(await screen.findByText(/Your billing details were saved/)).toBeDefined();
    expect(api.callsOf(updateBillingDetails)[0]?.body).toEqual({
      legalName: 'Norrland Networks AB',
      address: '',
      vatId: '',
      billingEmail: 'books@example.com',
    });
  });

  it('have each invoice as PDF, and the older ones on request', async () => {
    const twelve = Array.from({ length: 12 }, (_, index) =>
      anInvoice({
        id: `65a0000000000000000000${String(index + 10)}`,
        number: `NW-2026-0000${index + 10}`,
      }),
    );
    api.answer(listInvoices, { data: [...twelve, anInvoice()] });
    api.respond(
      downloadInvoice,
      () =>
        new Response('%PDF', {
          headers: { 'content-disposition': 'attachment; filename=invoice_NW-2026-000010.pdf' },
        }),
    );
    const { user } = show(aSubscription({ invoices: twelve }));
    await user.click(await screen.findByRole('button', { name: 'Download invoice NW-2026-000010 as PDF' }));
    await waitFor(() =>
      expect(saveFile).toHaveBeenCalledWith(
        expect.objectContaining({ fileName: 'invoice_NW-2026-000010.pdf' }),
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Show older invoices' }));
    expect(await screen.findByRole('cell', { name: /^NW-2026-000001/ })).toBeDefined();
  });
});
