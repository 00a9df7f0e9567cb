import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { convertTrial, trackPaymentEvent, verifyPayment } from '#shared/contract/subscriptions.ts';
import { loginUser } from '#shared/contract/users.ts';
import PaymentReturnScreen from '#web/features/subscription/payment-return-screen.tsx';
import { expectAccessible } from '../../support/axe.ts';
import { FakeApi } from '../../support/fake-api.ts';
import { renderScreen, renderSite } from '../../support/render-site.tsx';
import { aUser } from '../../support/users.ts';
import { aSubscription } from './a-subscription.ts';

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi();
  api.answer(trackPaymentEvent, {
    data: { event: 'other', sessionId: '65a000000000000000000009', timestamp: '2026-11-20T10:00:00Z' },
  });
});
afterEach(() => {
  sessionStorage.clear();
  vi.useRealTimers();
});

const at = '/subscription/return?trxref=nw-one&reference=nw-one';
const paidUser = aUser({
  subscription: {
    planId: 'professional',
    status: 'active',
    startedAt: '2026-11-01T09:00:00.000Z',
    currentPeriodEnd: '2026-12-01T09:00:00.000Z',
  },
  trial: { used: true, expiresAt: '2026-12-01T09:00:00.000Z' },
});
const paid = (isRepeated = false) => ({
  user: paidUser,
  token: 'token',
  reference: 'nw-one',
  isRepeated,
  subscription: aSubscription(),
});
const show = (address = at) =>
  renderScreen(<PaymentReturnScreen />, {
    api,
    at: address,
    path: '/subscription/return',
    as: aUser(),
  });
const events = () => api.callsOf(trackPaymentEvent).map(({ body }) => (body as { event: string }).event);

describe('coming back from the payment', () => {
  it('shows that the plan begins, and the session has it from then on', async () => {
    api.answer(verifyPayment, paid());
    const { container, manager } = show();
    expect(await screen.findByRole('heading', { name: 'Professional begins now' })).toBeDefined();
    expect(screen.getByText(/The next payment is on 1 Dec 2026/)).toBeDefined();
    expect(api.callsOf(verifyPayment)[0]?.query.get('reference')).toBe('nw-one');
    expect(manager.current()).toMatchObject({
      user: { subscription: { status: 'active' }, trial: { used: true } },
    });
    expect(events()).toEqual(['checkout_returned', 'payment_succeeded']);
    await expectAccessible(container);
  });

  it('converts the trial by the payment that was begun for that, once', async () => {
    sessionStorage.setItem('trial-conversion', 'nw-one professional-annual');
    api.answer(convertTrial, { user: paidUser });
    api.answer(verifyPayment, paid(true));
    show();
    expect(await screen.findByRole('heading', { name: 'Professional begins now' })).toBeDefined();
    expect(api.callsOf(convertTrial).map(({ body }) => body)).toEqual([
      { plan_code: 'professional-annual', payment_reference: 'nw-one' },
    ]);
    expect(sessionStorage.getItem('trial-conversion')).toBeNull();
  });

  it('only verifies a payment that has converted the trial already', async () => {
    sessionStorage.setItem('trial-conversion', 'nw-one professional');
    api.refuse(convertTrial, 'unprocessable', 'This payment has converted a trial already.');
    api.answer(verifyPayment, paid(true));
    show();
    expect(await screen.findByRole('heading', { name: 'This payment was applied before' })).toBeDefined();
    expect(sessionStorage.getItem('trial-conversion')).toBeNull();
  });

  it('says that a payment counts once, when the page is opened again', async () => {
    api.answer(verifyPayment, paid(true));
    show();
    expect(await screen.findByRole('heading', { name: 'This payment was applied before' })).toBeDefined();
    expect(screen.getByText(/Your plan is Professional/)).toBeDefined();
  });

  it.each([
    ['failed', 'The payment did not succeed', 'payment_failed'],
    ['abandoned', 'The payment was not finished', 'payment_abandoned'],
  ] as const)('tells that it was %s, and that nothing was charged', async (outcome, title, event) => {
    api.refuse(verifyPayment, 'payment_failed', 'The card was declined.', {
      payment: { reference: 'nw-one', outcome },
    });
    const { user } = show();
    expect(await screen.findByRole('heading', { name: title })).toBeDefined();
    expect(screen.getByText(/The card was declined\. Your subscription is as it was/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Pay again' }).getAttribute('href')).toBe('/subscription#plans');
    expect(events()).toEqual(['checkout_returned', event]);
    // The same reference may still succeed at the provider.
    api.answer(verifyPayment, paid());
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByRole('heading', { name: 'Professional begins now' })).toBeDefined();
  });

  it('says that it was refunded, and that its plan has ended', async () => {
    api.refuse(verifyPayment, 'payment_failed', 'The payment was refunded to the card.', {
      payment: { reference: 'nw-one', outcome: 'refunded' },
    });
    show();
    expect(await screen.findByRole('heading', { name: 'The payment was refunded' })).toBeDefined();
    expect(screen.getByText(/refunded to the card\. The plan that it paid for has ended/)).toBeDefined();
  });

  it('names support where another amount was paid than was asked for', async () => {
    api.refuse(verifyPayment, 'payment_failed', 'The amount differs.', {
      payment: { reference: 'nw-one', outcome: 'mismatch' },
    });
    show();
    expect(await screen.findByRole('heading', { name: 'The payment does not match' })).toBeDefined();
    expect(screen.getByText(/not applied.*nw-one/)).toBeDefined();
  });

  it('asks again and again while it is pending, ever more slowly, and says so', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    api.refuse(verifyPayment, 'payment_pending', 'Not decided yet.', {
      payment: { reference: 'nw-one', outcome: 'pending' },
    });
    show();
    expect(await screen.findByText(/asks again in 2 seconds/)).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(await screen.findByText(/asks again in 4 seconds/)).toBeDefined();
    expect(api.callsOf(verifyPayment)).toHaveLength(2);
    api.answer(verifyPayment, paid());
    await act(() => vi.advanceTimersByTimeAsync(4_000));
    expect(await screen.findByRole('heading', { name: 'Professional begins now' })).toBeDefined();
  });

  it('stops asking after two minutes, and leaves it to the provider’s notice', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    api.refuse(verifyPayment, 'payment_pending', 'Not decided yet.');
    show();
    await screen.findByText(/asks again in 2 seconds/);
    for (let minute = 0; minute < 3; minute += 1) await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(
      await screen.findByText(/the plan begins by itself as soon as the payment has arrived/),
    ).toBeDefined();
    const asked = api.callsOf(verifyPayment).length;
    await act(() => vi.advanceTimersByTimeAsync(300_000));
    expect(api.callsOf(verifyPayment)).toHaveLength(asked);
  });

  it('shows a payment to nobody but the account that began it', async () => {
    api.refuse(verifyPayment, 'not_found', 'This payment does not exist.');
    show();
    expect(await screen.findByRole('heading', { name: 'No such payment of yours' })).toBeDefined();
    expect(screen.getByText(/sign in with that one/)).toBeDefined();
  });

  it('says that the payment is safe when the service does not answer, with a retry', async () => {
    api.refuse(verifyPayment, 'unavailable', 'Payment verification failed');
    const { user } = show();
    expect(await screen.findByText('Payment verification failed')).toBeDefined();
    expect(screen.getByText(/checking again charges nothing/)).toBeDefined();
    api.answer(verifyPayment, paid());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Professional begins now' })).toBeDefined();
  });

  it('asks nothing without a reference', async () => {
    show('/subscription/return');
    expect(await screen.findByRole('heading', { name: 'No payment is named' })).toBeDefined();
  });

  it('leads through the sign-in and back when the session has ended meanwhile', async () => {
    api.answer(loginUser, { user: aUser() });
    api.answer(verifyPayment, paid());
    const { user, address } = renderSite({ api, at });
    await user.type(await screen.findByLabelText('E-mail'), 'ada@example.com');
    await user.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
    expect(await screen.findByRole('heading', { name: 'Professional begins now' })).toBeDefined();
    expect(address()).toBe(at);
  });
});
