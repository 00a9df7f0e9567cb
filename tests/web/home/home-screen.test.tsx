import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { getStats } from '#shared/contract/stats.ts';
import { plans } from '#shared/subscriptions/plans.ts';
import HomeScreen from '#web/features/home/home-screen.tsx';
import { expectAccessible } from '../../support/axe.ts';
import { FakeApi } from '../../support/fake-api.ts';
import { renderScreen } from '../../support/render-site.tsx';
import { aUser } from '../../support/users.ts';

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi();
});

const show = (as?: ReturnType<typeof aUser>) =>
  renderScreen(<HomeScreen />, { api, at: '/', path: '/', ...(as && { as }) });

describe('the start page', () => {
  it('shows the counts of the service', async () => {
    api.answer(getStats, { data: { users: 1_280, companies: 41, designs: 12_004, reports: 833 } });
    const { container } = show();
    expect(await screen.findByText('12,004')).toBeDefined();
    expect(screen.getByText('1,280')).toBeDefined();
    await expectAccessible(container);
  });

  it('reports a failure to fetch them, and tries again', async () => {
    api.refuse(getStats, 'unavailable', 'Failed to fetch stats');
    const { user } = show();
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch stats');
    api.answer(getStats, { data: { users: 7, companies: 5, designs: 3, reports: 2 } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('7')).toBeDefined();
  });

  it('offers each plan with its price and a way to start with it', async () => {
    api.answer(getStats, { data: { users: 1, companies: 1, designs: 1, reports: 1 } });
    show();
    const table = within(screen.getByRole('region', { name: 'Plans compared' }));
    for (const { id, name } of plans) {
      expect(table.getByRole('link', { name: `Start with ${name}` }).getAttribute('href')).toBe(
        `/signup?plan=${id}`,
      );
    }
    expect(table.getByText('US$89')).toBeDefined();
  });

  it('shades the edges of what scrolls sideways on a phone', () => {
    api.answer(getStats, { data: { users: 1, companies: 1, designs: 1, reports: 1 } });
    show();
    for (const name of ['Plans compared', 'Topology of the example'])
      expect(screen.getByRole('region', { name }).className).toContain('edges');
  });

  it('links signed-in users to the dashboard instead', () => {
    api.answer(getStats, { data: { users: 1, companies: 1, designs: 1, reports: 1 } });
    show(aUser());
    expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Start with Trial' })).toBeNull();
  });
});
