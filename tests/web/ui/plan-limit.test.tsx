import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { PlanLimit } from '#shared/contract/errors.ts';
import { trackPaymentEvent } from '#shared/contract/subscriptions.ts';
import { ApiError } from '#web/api/api-error.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LimitedFormErrors } from '#web/ui/form/limited-form-errors.tsx';
import { useFailureToast } from '#web/ui/use-failure-toast.ts';
import { expectAccessible } from '../../support/axe.ts';
import { FakeApi } from '../../support/fake-api.ts';
import { renderScreen } from '../../support/render-site.tsx';
import { aUser } from '../../support/users.ts';

const refused = (sentence: string, plan: PlanLimit) =>
  new ApiError(sentence, { status: 402, code: 'plan_limit', details: { plan } });

const full = refused('Starter has 20 designs, and all of them are used.', {
  limit: 'maxDesigns',
  used: 20,
  allowed: 20,
  planId: 'starter',
  upgradeTo: 'professional',
});
const lapsed = refused('Your plan has ended. Choose a plan to create again.', {
  limit: 'subscription',
  planId: 'starter',
});

const show = (screenful: ReactNode) =>
  renderScreen(screenful, { api: new FakeApi(), at: '/here', path: '/here', as: aUser() });

const Failing = ({ error }: { readonly error: unknown }) => {
  const failed = useFailureToast();
  return (
    <button type="button" onClick={() => failed(error, 'Failed to create design', 'Lisbon')}>
      Create
    </button>
  );
};

describe('a limit of the plan', () => {
  it('says what the limit is, how much of it is used, and which plan lifts it, in place of content', async () => {
    const { container } = show(<ErrorState error={full} fallback="Failed" onRetry={() => {}} />);
    const meter = await screen.findByRole('meter', { name: 'Designs' });
    expect(meter.getAttribute('aria-valuetext')).toBe('20 of 20, limit reached');
    expect(screen.getByRole('alert').textContent).toContain(full.message);
    expect(screen.getByRole('link', { name: 'Change to Professional' }).getAttribute('href')).toBe(
      '/subscription?plan=professional',
    );
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expectAccessible(container);
  });

  it('is counted where it is explained, in place or in a toast', async () => {
    const api = new FakeApi();
    const tracked = {
      event: 'limit_reached',
      sessionId: 'a'.repeat(24),
      timestamp: '2026-11-23T10:00:00.000Z',
    };
    api.answer(trackPaymentEvent, { data: tracked });
    const { user } = renderScreen(
      <>
        <ErrorState error={full} fallback="Failed" />
        <Failing error={lapsed} />
      </>,
      { api, at: '/here', path: '/here', as: aUser() },
    );
    await waitFor(() => expect(api.callsOf(trackPaymentEvent)).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(api.callsOf(trackPaymentEvent)).toHaveLength(2));
    expect(api.callsOf(trackPaymentEvent).map(({ body }) => body)).toEqual([
      { event: 'limit_reached', payload: { limit: 'maxDesigns' } },
      { event: 'limit_reached', payload: { limit: 'subscription' } },
    ]);
  });

  it('stands above a form that was refused', async () => {
    show(
      <LimitedFormErrors
        form={{ errors: {}, sentences: {}, failure: full.message, cause: full, refusals: 0 }}
      />,
    );
    expect(await screen.findByRole('link', { name: 'Change to Professional' })).toBeDefined();
  });

  it('leads to the subscription once the plan has ended', async () => {
    show(<ErrorState error={lapsed} fallback="Failed" />);
    expect((await screen.findByRole('link', { name: 'Manage subscription' })).getAttribute('href')).toBe(
      '/subscription',
    );
    expect(screen.queryByRole('meter')).toBeNull();
  });

  it('has its way out in a message, too', async () => {
    const { user, address } = show(<Failing error={full} />);
    await user.click(screen.getByRole('button', { name: 'Create' }));
    expect(screen.getByText(`Lisbon: ${full.message}`)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'See the plans' }));
    expect(address()).toBe('/subscription?plan=professional');
  });

  it('offers no plan where another reason is in the way', async () => {
    const { user } = show(<Failing error={new Error('broken')} />);
    await user.click(screen.getByRole('button', { name: 'Create' }));
    expect(screen.getByText('Lisbon: Failed to create design')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'See the plans' })).toBeNull();
  });

  it('is silent about a call that was cancelled', async () => {
    const { user } = show(<Failing error={new Error('Request canceled')} />);
    await user.click(screen.getByRole('button', { name: 'Create' }));
    expect(screen.queryByText(/Lisbon/)).toBeNull();
  });
});
