import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SubscriptionDetails } from '#shared/contract/subscription-items.ts';
import { getSubscriptionDetails } from '#shared/contract/subscriptions.ts';
import type { PlanId } from '#shared/subscriptions/plans.ts';
import { DownloadCsv } from '#web/documents/subscriptions/download-csv.tsx';
import { LimitNote } from '#web/documents/subscriptions/limit-note.tsx';
import { FakeApi } from '../../support/fake-api.ts';
import { renderScreen } from '../../support/render-site.tsx';
import { aUser } from '../../support/users.ts';
import { aSubscription } from './a-subscription.ts';

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi();
});

const show = (content: ReactNode, planId: PlanId) =>
  renderScreen(content, {
    api,
    at: '/here',
    path: '/here',
    as: aUser({ subscription: { ...aUser().subscription, planId } }),
  });
const using = (used: number): SubscriptionDetails =>
  aSubscription({ planId: 'starter', usage: [{ limit: 'maxDesigns', used, allowed: 20 }] });

describe('what a plan includes', () => {
  it('decides whether tables are saved as CSV; where not, the button leads to the plan that has it', () => {
    const csv = <DownloadCsv fileName="cables.csv" write={() => ''} />;
    const { unmount } = show(csv, 'professional');
    expect(screen.getByRole('button', { name: 'Download CSV' })).toBeDefined();
    unmount();
    show(csv, 'starter');
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'Download CSV with Professional' }).getAttribute('href')).toBe(
      '/subscription?plan=professional',
    );
  });
});

describe('a limit that comes near', () => {
  it('is mentioned where something is created, from four fifths on', async () => {
    api.answer(getSubscriptionDetails, { data: using(16) });
    show(<LimitNote limit="maxDesigns" />, 'starter');
    const meter = await screen.findByRole('meter', { name: 'Designs' });
    expect(meter.getAttribute('aria-valuetext')).toBe('16 of 20, 4 left');
    expect(screen.getByRole('link', { name: 'Compare the plans' })).toBeDefined();
  });

  it('is not mentioned before, and nothing is asked where there is no limit', async () => {
    api.answer(getSubscriptionDetails, { data: using(15) });
    const { unmount } = show(
      <>
        <LimitNote limit="maxDesigns" />
        <p>Designs</p>
      </>,
      'starter',
    );
    await screen.findByText('Designs');
    expect(screen.queryByRole('meter')).toBeNull();
    unmount();
    const before = api.callsOf(getSubscriptionDetails).length;
    show(<LimitNote limit="maxDesigns" />, 'professional');
    expect(api.callsOf(getSubscriptionDetails)).toHaveLength(before);
  });
});
