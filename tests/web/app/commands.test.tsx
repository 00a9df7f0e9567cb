import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type DesignSummary, getDesign, listDesigns } from '#shared/contract/designs.ts';
import { listReports } from '#shared/contract/reports.ts';
import { getTopology } from '#shared/contract/topology.ts';
import { expectAccessible } from '../../support/axe.ts';
import { aTopology } from '../../support/builders.ts';
import { FakeApi } from '../../support/fake-api.ts';
import { renderSite } from '../../support/render-site.tsx';
import { aUser } from '../../support/users.ts';
import { aDesign } from '../designs/form-builders.ts';

const clinic: DesignSummary = {
  id: '65a000000000000000000001',
  userId: aUser().uid,
  designName: 'Clinic, two floors',
  description: '',
  isExistingNetwork: false,
  designStatus: 'draft',
  version: 1,
  isTemplate: false,
  deviceCount: 0,
  plannedDevices: 0,
  reportCount: 0,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
};

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi();
  api.answer(listReports, { data: [] });
  api.answer(listDesigns, ({ query }) => {
    const found = query.has('search') ? [clinic] : [];
    return { data: found, pagination: { total: found.length, page: 1, pages: found.length, limit: 6 } };
  });
});

const openSite = async (as = aUser()) => {
  const site = renderSite({ api, at: '/dashboard', as });
  await screen.findByRole('heading', { level: 1 });
  return site;
};

describe('the command palette', () => {
  it('opens with Ctrl K, finds by any words, and goes there on Enter', async () => {
    const { user, address, container } = await openSite();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), 'subscription man');
    expect(screen.getAllByRole('option').map((option) => option.textContent)[0]).toBe('Manage Subscription');
    await expectAccessible(container);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/subscription'));
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('finds designs by name', async () => {
    const { user } = await openSite();
    await user.click(screen.getByRole('button', { name: /Search or jump to/ }));
    await user.type(await screen.findByRole('combobox'), 'clin');
    expect(await screen.findByRole('option', { name: 'Design: Clinic, two floors' })).toBeDefined();
  });

  it('is navigated with the arrows, wrapping at its ends', async () => {
    const { user } = await openSite();
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox');
    const chosen = () => screen.getByRole('option', { selected: true }).textContent;
    expect(chosen()).toBe('New design');
    await user.keyboard('{ArrowUp}');
    expect(chosen()).toBe('Logout');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(chosen()).toBe('Dashboard');
  });

  it('says when nothing matches', async () => {
    const { user } = await openSite();
    api.answer(listDesigns, { data: [], pagination: { total: 0, page: 1, pages: 0, limit: 6 } });
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), 'zzz');
    expect(await screen.findByText('Nothing matches “zzz”.')).toBeDefined();
  });
});

describe('the shortcuts', () => {
  it('are listed by ?, for the current page', async () => {
    const { user } = await openSite();
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts on this page' })).toBeDefined();
    expect(screen.getByText('Search or jump to', { selector: 'dt' })).toBeDefined();
  });

  it('do nothing while a field has the focus', async () => {
    const { user } = renderSite({ api, at: '/login' });
    await user.type(await screen.findByLabelText('E-mail'), 'who?');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the palette on a design', () => {
  const topology = aTopology();
  const openDesign = async () => {
    api.answer(getDesign, { data: aDesign({ id: topology.designId }) });
    api.answer(getTopology, { data: topology });
    const site = renderSite({ api, at: `/designs/${topology.designId}`, as: aUser() });
    await screen.findByRole('heading', { level: 1, name: /Head office/ });
    await site.user.keyboard('{Control>}k{/Control}');
    return site;
  };

  it('knows the tabs', async () => {
    const { user, address } = await openDesign();
    await user.type(await screen.findByRole('combobox'), 'this addressing');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe(`/designs/${topology.designId}/addressing`));
  });

  it('knows the devices', async () => {
    const { user } = await openDesign();
    await user.type(await screen.findByRole('combobox'), 'access switch');
    expect(await screen.findByRole('option', { name: 'Device: Access switch 1' })).toBeDefined();
  });
});
