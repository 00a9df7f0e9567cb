import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { initializePayment, trackPaymentEvent } from '#shared/contract/subscriptions.ts';
import CheckoutScreen from '#web/features/subscription/checkout-screen.tsx';
import { leaveSite } from '#web/ui/leave-site.ts';
import { expectAccessible } from '../../support/axe.ts';
import { FakeApi } from '../../support/fake-api.ts';
import { renderScreen } from '../../support/render-site.tsx';
import { aUser } from '../../support/users.ts';

vi.mock('#web/ui/leave-site.ts');

let api: FakeApi;
afterEach(() => {
  sessionStorage.clear();
});
beforeEach(() => {
  api = new FakeApi();
  api.cut(trackPaymentEvent);
});

const show = (at: string, as = aUser()) =>
  renderScreen(<CheckoutScreen />, { api, at, path: '/subscription/checkout', as });

describe('the payment after registering', () => {
  it('can be made, by the month or by the year, even when nothing can be counted', async () => {
    api.answer(initializePayment, {
      data: { authorization_url: 'https://checkout.example/one', reference: 'nw-one' },
    });
    const { user, container } = show('/subscription/checkout?plan=starter');
    expect(screen.getByText('US$29 a month')).toBeDefined();
    await expectAccessible(container);
    await user.click(screen.getByRole('radio', { name: /By the year/ }));
    expect(screen.getByText('US$290 a year')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Go to payment' }));
    await waitFor(() => expect(leaveSite).toHaveBeenCalledWith('https://checkout.example/one'));
    expect(api.callsOf(initializePayment)[0]?.body).toMatchObject({ planId: 'starter-annual' });
  });

  it('says that it could not begin where the answer itself says no', async () => {
    api.respond(initializePayment, () => Response.json({ success: false }));
    const { user } = show('/subscription/checkout?plan=starter');
    await user.click(screen.getByRole('button', { name: 'Go to payment' }));
    expect(await screen.findByText('Payment initialization failed')).toBeDefined();
  });

  it('can be put off: the trial has begun', async () => {
    const { user, address } = show('/subscription/checkout?plan=professional');
    expect(screen.getByText(/Your trial has begun and lasts until 1 Dec 2026/)).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'Go on with the trial' }));
    expect(address()).toBe('/dashboard');
  });

  it('goes on to the subscription where no trial is running, or no plan is named', () => {
    const paying = aUser({ subscription: { ...aUser().subscription, status: 'active' } });
    const { address, unmount } = show('/subscription/checkout?plan=starter', paying);
    expect(address()).toBe('/subscription?plan=starter');
    unmount();
    expect(show('/subscription/checkout?plan=gold').address()).toBe('/subscription');
  });

  it('counts the choice of those in their trial: the page that the others go on to counts theirs', async () => {
    const paying = aUser({ subscription: { ...aUser().subscription, status: 'active' } });
    show('/subscription/checkout?plan=starter', paying).unmount();
    show('/subscription/checkout?plan=professional');
    await waitFor(() => expect(api.callsOf(trackPaymentEvent)).not.toHaveLength(0));
    expect(api.callsOf(trackPaymentEvent).map(({ body }) => body)).toEqual([
      { event: 'plan_selected', payload: { planId: 'professional' } },
    ]);
  });
});
