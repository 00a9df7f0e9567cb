import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import SubscriptionScreen from '#web/features/account/subscription-screen.tsx';
import { expectAccessible } from '../../support/axe.ts';
import { FakeApi } from '../../support/fake-api.ts';
import { renderScreen } from '../../support/render-site.tsx';
import { aUser } from '../../support/users.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const show = (as = aUser()) =>
  renderScreen(<SubscriptionScreen />, {
    api: new FakeApi(),
    at: '/subscription',
    path: '/subscription',
    as,
  });

describe('the subscription', () => {
  it('shows the plan, its state and what is left of the trial', async () => {
    const { container } = show();
    const current = within(screen.getByRole('region', { name: 'Professional' }));
    expect(current.getByText('Trial', { selector: 'span' })).toBeDefined();
    expect(current.getByText('11 days left')).toBeDefined();
    expect(current.getByText('1 Dec 2026')).toBeDefined();
    await expectAccessible(container);
  });

  it('marks the plan in the comparison and has no dead buttons', () => {
    show();
    expect(screen.getByRole('columnheader', { name: /Professional/ }).textContent).toContain('Your plan');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says when the trial has ended or was used', () => {
    const { unmount } = show(aUser({ trial: { used: false, expiresAt: '2026-11-01T00:00:00.000Z' } }));
    expect(screen.getByText('Ended on 1 Nov 2026')).toBeDefined();
    unmount();
    show(aUser({ trial: { used: true, expiresAt: '2026-12-01T00:00:00.000Z' } }));
    expect(screen.getByText('Used')).toBeDefined();
  });
});
