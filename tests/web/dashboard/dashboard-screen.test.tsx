import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { activityDays, type Dashboard, getDashboard } from '#shared/contract/dashboard.ts';
import { createDesign, NewDesign } from '#shared/contract/designs.ts';
import { getSubscriptionDetails } from '#shared/contract/subscriptions.ts';
import { clearCache } from '#shared/contract/users.ts';
import { planTopology } from '#shared/network/plan.ts';
import DashboardScreen from '#web/features/dashboard/dashboard-screen.tsx';
import { exampleDesigns } from '#web/features/dashboard/example-designs.ts';
import { expectAccessible } from '../../support/axe.ts';
import { FakeApi } from '../../support/fake-api.ts';
import { renderScreen } from '../../support/render-site.tsx';
import { aUser } from '../../support/users.ts';
import { aDesign } from '../designs/form-builders.ts';
import { aSubscription } from '../subscription/a-subscription.ts';

const anId = (index: number) => `65a00000000000000000000${index}`;
const createdAt = '2026-11-20T10:00:00.000Z';
const days = Array.from({ length: activityDays }, (_, index) =>
  new Date(Date.UTC(2026, 9, 24 + index)).toISOString().slice(0, 10),
);
const none = days.map(() => 0);

const aDashboard = (given: Partial<Dashboard> = {}): Dashboard => ({
  stats: {
    designsCreated: 27,
    topologiesGenerated: 31,
    reportsGenerated: 7,
    devicesPlanned: 1_204,
    deploymentsCompleted: 9,
    deploymentsPending: 2,
  },
  recentItems: {
    designs: [1, 2, 3, 4, 5].map((index) => ({
      id: anId(index),
      displayName: `Design ${index}`,
      createdAt,
      designStatus: 'draft',
      plannedDevices: index,
    })),
    reports: [
      {
        id: anId(6),
        displayName: 'Lisbon',
        createdAt,
        designId: anId(1),
        pages: 12,
        sizeBytes: 90_000,
      },
    ],
    deployments: [
      {
        id: anId(7),
        displayName: 'Base hardening',
        createdAt,
        templateId: anId(8),
        deviceName: 'hq-core-1',
        status: 'pending',
      },
    ],
  },
  activityData: {
    labels: days,
    signIns: none,
    designsCreated: none.with(-1, 3).with(-3, 1),
    reportsGenerated: none,
    deployments: none.with(-1, 1),
  },
  attention: [],
  ...given,
});

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi();
  api.answer(getDashboard, { data: aDashboard() });
});

const show = (as = aUser()) =>
  renderScreen(<DashboardScreen />, { api, at: '/dashboard', path: '/dashboard', as });
const tile = (label: string) => screen.getByRole('link', { name: new RegExp(`^${label}`) });

describe('the dashboard', () => {
  it('greets, counts and shows the latest of each', async () => {
    const { container } = show();
    await screen.findByText('Design 5');
    expect(screen.getByText(/, Ada Lindqvist\.$/)).toBeDefined();
    expect(within(tile('Designs created')).getByText('27')).toBeDefined();
    expect(within(tile('Devices planned')).getByText('1,204')).toBeDefined();
    expect(tile('Deployments pending').getAttribute('href')).toBe('/deployments?status=pending');
    expect(screen.getByRole('link', { name: /^Lisbon/ }).getAttribute('href')).toBe(
      `/designs/${anId(1)}/reports`,
    );
    expect(screen.getByRole('link', { name: /^Base hardening/ }).textContent).toContain('hq-core-1');
    expect(screen.getByRole('link', { name: 'New design' }).getAttribute('href')).toBe('/designs/new');
    await expectAccessible(container);
  });

  it('draws the last thirty days, and states them as a table', async () => {
    const { user, container } = show();
    const drawn = await screen.findByRole('img', { name: /^Designs created/ });
    expect(drawn.getAttribute('aria-label')).toBe('Designs created: 4 in 30 days, most on 22 Nov 2026');
    expect(screen.getByRole('img', { name: 'Sign-ins: 0 in 30 days' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: /As a table/ }));
    const rows = within(screen.getByRole('table', { name: 'Activity by day' })).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Day (UTC)Designs createdReports generatedDeploymentsSign-ins',
      '22 Nov 20263010',
      '20 Nov 20261000',
    ]);
    await expectAccessible(container);
  });

  it('names the designs that need attention, each with the way to what is wrong', async () => {
    const concerns: Dashboard['attention'][number]['concerns'] = ['failed checks', 'outdated report'];
    api.answer(getDashboard, {
      data: aDashboard({ attention: [{ id: anId(1), displayName: 'Porto', at: createdAt, concerns }] }),
    });
    const { container } = show();
    const card = within(await screen.findByRole('region', { name: 'Needs attention' }));
    expect(card.getByRole('link', { name: 'checks failed' }).getAttribute('href')).toBe(
      `/designs/${anId(1)}/topology?panel=checks`,
    );
    expect(card.getByRole('link', { name: /newest report/ }).getAttribute('href')).toBe(
      `/designs/${anId(1)}/reports`,
    );
    expect(card.getByRole('link', { name: '2 deployments' })).toBeDefined();
    await expectAccessible(container);
  });

  it('names the plan where it ends soon, and limits of which most is used', async () => {
    const currentPeriodEnd = new Date(Date.now() + 3 * 86_400_000).toISOString();
    const subscription = { ...aUser().subscription, planId: 'starter' as const, currentPeriodEnd };
    api.answer(getSubscriptionDetails, {
      data: aSubscription({
        usage: [
          { limit: 'maxDesigns', used: 18, allowed: 20 },
          { limit: 'reportsPerMonth', used: 2, allowed: 20 },
        ],
      }),
    });
    const as = aUser({ subscription });
    const { container } = renderScreen(<DashboardScreen />, {
      api,
      at: '/dashboard',
      path: '/dashboard',
      as,
    });
    const card = within(await screen.findByRole('region', { name: 'Needs attention' }));
    expect(card.getByText(/^Your trial ends in 3 days/).textContent).toContain('Choose a plan');
    expect((await card.findByText(/18 of the 20 of your plan are used/)).textContent).toMatch(/^Designs:/);
    expect(card.queryByText(/^Reports a month/)).toBeNull();
    await expectAccessible(container);
  });

  it('says nothing of attention where all is well', async () => {
    api.answer(getDashboard, {
      data: aDashboard({ stats: { ...aDashboard().stats, deploymentsPending: 0 } }),
    });
    // A trial would end one day.
    const subscription = { ...aUser().subscription, status: 'active' as const };
    show(aUser({ subscription }));
    await screen.findByText('Design 5');
    expect(screen.queryByRole('region', { name: 'Needs attention' })).toBeNull();
  });

  it('leads newcomers to a first plan: their own, or an example that is planned at once', async () => {
    const recentItems = { designs: [], reports: [], deployments: [] };
    api.answer(getDashboard, { data: aDashboard({ recentItems }) });
    api.answer(createDesign, { data: aDesign({ id: anId(7) }) });
    const { user, address, container } = show();
    expect(await screen.findByRole('link', { name: 'Create your first design' })).toBeDefined();
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Plan this example: Small office' }));
    await waitFor(() => expect(address()).toBe(`/designs/${anId(7)}/topology?plan=first`));
    expect(api.callsOf(createDesign)[0]?.body).toMatchObject({ requirements: { wiredUsers: 15 } });
  });

  it('says why an example cannot be planned once the plan has ended, with the way out', async () => {
    const recentItems = { designs: [], reports: [], deployments: [] };
    api.answer(getDashboard, { data: aDashboard({ recentItems }) });
    api.refuse(createDesign, 'plan_limit', 'Your plan has ended. Choose a plan to go on creating.', {
      plan: { limit: 'subscription', planId: 'professional' },
    });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Plan this example: Campus' }));
    expect(await screen.findByText(/^Your plan has ended/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Manage subscription' })).toBeDefined();
  });

  it('offers examples that the engine can plan', () => {
    for (const { design } of exampleDesigns) {
      const { requirements } = NewDesign.parse(design);
      expect(planTopology(requirements).nodes.length).toBeGreaterThan(3);
    }
  });

  it('reads everything again when asked to', async () => {
    api.answer(clearCache, { message: 'The cache has been cleared.' });
    const { user } = show();
    await screen.findByText('Design 5');
    const before = api.callsOf(getDashboard).length;
    await user.click(screen.getByRole('button', { name: 'Refresh my data' }));
    await waitFor(() => expect(api.callsOf(getDashboard).length).toBeGreaterThan(before));
    expect(api.callsOf(clearCache)).toHaveLength(1);
  });

  it('says that it could not be fetched, with a retry', async () => {
    api.refuse(getDashboard, 'unavailable', 'Failed to fetch dashboard data');
    const { user } = show();
    expect(await screen.findByText('Failed to fetch dashboard data')).toBeDefined();
    api.answer(getDashboard, { data: aDashboard() });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Design 1')).toBeDefined();
  });
});
