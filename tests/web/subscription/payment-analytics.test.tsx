import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PaymentAnalytics } from '#shared/contract/subscription-items.ts';
import { getPaymentAnalytics } from '#shared/contract/subscriptions.ts';
import PaymentAnalyticsScreen from '#web/features/subscription/analytics/payment-analytics-screen.tsx';
import { expectAccessible } from '../../support/axe.ts';
import { FakeApi } from '../../support/fake-api.ts';
import { renderScreen } from '../../support/render-site.tsx';
import { aUser } from '../../support/users.ts';

const aDay = (day: string, given: Partial<PaymentAnalytics['days'][number]> = {}) => ({
  day,
  trials: 0,
  checkouts: 0,
  conversions: 0,
  payments: 0,
  refunds: 0,
  amount: 0,
  events: 0,
  ...given,
});

const analytics = (): PaymentAnalytics => ({
  startDate: '2026-11-19',
  endDate: '2026-11-21',
  currency: 'USD',
  totals: {
    trials: 8,
    checkouts: 4,
    conversions: 2,
    payments: 3,
    refunds: 0,
    amount: 207,
    events: 5,
    conversionRate: 0.25,
  },
  days: [
    aDay('2026-11-19'),
    aDay('2026-11-20', { trials: 8, payments: 1, amount: 29 }),
    aDay('2026-11-21', { payments: 2, conversions: 2, amount: 178 }),
  ],
  summary: [{ event: 'checkout_started', count: 5, lastOccurrence: '2026-11-21T10:00:00.000Z' }],
  recentEvents: [
    {
      event: 'checkout_started',
      sessionId: '65a000000000000000000001',
      timestamp: '2026-11-21T10:00:00.000Z',
    },
  ],
});

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi();
});
const show = (at = '/admin/payments') =>
  renderScreen(<PaymentAnalyticsScreen />, {
    api,
    at,
    path: '/admin/payments',
    as: aUser({ isAdmin: true }),
  });

describe('the analytics of payments', () => {
  it('sum up, draw the days and state them as a table', async () => {
    api.answer(getPaymentAnalytics, { data: analytics() });
    const { user, container } = show();
    expect(await screen.findByText('25 %')).toBeDefined();
    expect(screen.getByRole('img', { name: 'Paid: US$207 in 3 days, most on 21 Nov 2026' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: /As a table/ }));
    const rows = within(screen.getByRole('table', { name: 'Payments by day' })).getAllByRole('row');
    expect(rows.slice(1).map((row) => row.textContent)).toEqual([
      '21 Nov 2026US$178002200',
      '20 Nov 2026US$29800100',
    ]);
    expect(within(screen.getByRole('table', { name: 'Events' })).getByText('Checkout started')).toBeDefined();
    await expectAccessible(container);
  });

  it('are filtered by days and event, in the address', async () => {
    api.answer(getPaymentAnalytics, { data: analytics() });
    const { user, address } = show('/admin/payments?startDate=2026-11-19');
    await screen.findByText('25 %');
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-21' } });
    await user.selectOptions(screen.getByLabelText('Event'), 'Payment abandoned');
    expect(address()).toBe(
      '/admin/payments?startDate=2026-11-19&endDate=2026-11-21&eventType=payment_abandoned',
    );
    const { query } = api.callsOf(getPaymentAnalytics).at(-1) ?? {};
    expect(Object.fromEntries(query ?? [])).toEqual({
      startDate: '2026-11-19',
      endDate: '2026-11-21',
      eventType: 'payment_abandoned',
    });
  });

  it('say that they could not be fetched', async () => {
    api.refuse(getPaymentAnalytics, 'unavailable', 'Failed to fetch payment analytics');
    show();
    expect(await screen.findByText('Failed to fetch payment analytics')).toBeDefined();
  });

  it('say so in other words where the answer itself says no', async () => {
    api.respond(getPaymentAnalytics, () => Response.json({ success: false }));
    show();
    expect(await screen.findByText('Failed to fetch analytics')).toBeDefined();
  });
});
