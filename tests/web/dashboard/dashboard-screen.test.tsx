import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type DesignSummary, listDesigns } from '#shared/contract/designs.ts';
import { listReports } from '#shared/contract/reports.ts';
import DashboardScreen from '#web/features/dashboard/dashboard-screen.tsx';
import { expectAccessible } from '../../support/axe.ts';
import { aReport } from '../../support/builders.ts';
import { FakeApi } from '../../support/fake-api.ts';
import { renderScreen } from '../../support/render-site.tsx';
import { aUser } from '../../support/users.ts';

const aDesign = (index: number): DesignSummary => ({
  id: `65a00000000000000000000${index}`,
  userId: aUser().uid,
  designName: `Design ${index}`,
  description: '',
  isExistingNetwork: false,
  designStatus: 'draft',
  version: 1,
  isTemplate: false,
  deviceCount: 0,
  plannedDevices: index,
  reportCount: 0,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
});

const totals: Readonly<Record<string, number>> = { active: 14, draft: 9 };

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi();
  api.answer(listDesigns, ({ query }) => ({
    data: [1, 2, 3, 4, 5].slice(0, Number(query.get('limit'))).map(aDesign),
    pagination: { total: totals[query.get('status') ?? ''] ?? 27, page: 1, pages: 6, limit: 5 },
  }));
  api.answer(listReports, { data: [1, 2, 3, 4, 5, 6, 7].map((n) => aReport({ designName: `Report ${n}` })) });
});

const show = () =>
  renderScreen(<DashboardScreen />, { api, at: '/dashboard', path: '/dashboard', as: aUser() });
const tile = (label: string) => screen.getByRole('link', { name: new RegExp(`^${label}`) });

describe('the dashboard', () => {
  it('greets, counts and shows the latest five of each', async () => {
    const { container } = show();
    await screen.findByText('Design 5');
    expect(screen.getByText(/, Ada Lindqvist\.$/)).toBeDefined();
    expect(await within(tile('Designs')).findByText('27')).toBeDefined();
    expect(within(tile('Active')).getByText('14')).toBeDefined();
    expect(within(tile('Drafts')).getByText('9')).toBeDefined();
    expect(within(tile('Reports')).getByText('7')).toBeDefined();
    expect(screen.getAllByText(/^Report \d$/)).toHaveLength(5);
    expect(screen.getByRole('link', { name: 'New design' }).getAttribute('href')).toBe('/designs/new');
    await expectAccessible(container);
  });

  it('offers the first action when there is nothing yet', async () => {
    api.answer(listDesigns, { data: [], pagination: { total: 0, page: 1, pages: 0, limit: 5 } });
    api.answer(listReports, { data: [] });
    const { container } = show();
    expect(await screen.findByRole('link', { name: 'Create your first design' })).toBeDefined();
    await expectAccessible(container);
  });

  it('shows what it has when one of its lists fails, with a retry for the other', async () => {
    api.refuse(listReports, 'unavailable', 'Failed to fetch reports');
    const { user } = show();
    await screen.findByText('Design 1');
    const reports = within(screen.getByRole('region', { name: 'Recent reports' }));
    expect(await reports.findByText('Failed to fetch reports')).toBeDefined();
    api.answer(listReports, { data: [aReport({ designName: 'Back again' })] });
    await user.click(reports.getByRole('button', { name: 'Try again' }));
    expect(await reports.findByText('Back again')).toBeDefined();
  });
});
