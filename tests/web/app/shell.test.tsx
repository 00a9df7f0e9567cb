import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listAccounts } from '#shared/contract/admin.ts';
import { listApiTokens } from '#shared/contract/api-tokens.ts';
import { getDashboard } from '#shared/contract/dashboard.ts';
import { logoutUser } from '#shared/contract/sessions.ts';
import { getStats } from '#shared/contract/stats.ts';
import { getCurrentUser, loginUser } from '#shared/contract/users.ts';
import type { Identity } from '#web/session/identity.ts';
import { expectAccessible } from '../../support/axe.ts';
import { aDashboard } from '../../support/dashboards.ts';
import { FakeApi } from '../../support/fake-api.ts';
import { aFakeIdentity, renderSite } from '../../support/render-site.tsx';
import { anAccount, aToken, aUser } from '../../support/users.ts';

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi();
  api.answer(getStats, { data: { users: 3, companies: 2, designs: 5, reports: 1 } });
  api.answer(logoutUser, {});
  api.answer(getDashboard, { data: aDashboard() });
  api.answer(listApiTokens, { data: [], isAllowed: false });
});

/** The first: a page's own header counts as a banner here, though not for a browser. */
const banner = () => within(screen.getAllByRole('banner')[0] as HTMLElement);
const openMenu = async (user: ReturnType<typeof renderSite>['user']) =>
  user.click(banner().getByRole('button', { name: 'Account' }));

describe('the shell, signed out', () => {
  it('has the title that links to the home page, Login and Sign Up, and the tagline', async () => {
    const { container } = renderSite({ api, at: '/' });
    await screen.findByRole('heading', { level: 1 });
    expect(banner().getByRole('link', { name: 'Netwright' }).getAttribute('href')).toBe('/');
    expect(banner().getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
    expect(banner().getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe('/signup');
    expect(banner().queryByRole('button', { name: 'Account' })).toBeNull();
    expect(screen.getByRole('contentinfo').textContent).toContain(
      'From requirements to a network that is ready to build',
    );
    await expectAccessible(container);
  });

  it('shows Page not found for an unknown address', async () => {
    const { container } = renderSite({ api, at: '/nowhere' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeDefined();
    await expectAccessible(container);
  });

  it('sends visitors of a private page to sign in, then back to it', async () => {
    api.answer(loginUser, { user: aUser() });
    const { user, address } = renderSite({ api, at: '/subscription?from=mail' });
    await user.type(await screen.findByLabelText('E-mail'), 'Ada@Example.com');
    expect(address()).toBe('/login');
    await user.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Manage subscription' });
    expect(address()).toBe('/subscription?from=mail');
  });
});

describe('the shell, signed in', () => {
  it('has the title that links to the dashboard, a Dashboard button and the side bar', async () => {
    const { container } = renderSite({ api, at: '/dashboard', as: aUser() });
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    expect(banner().getByRole('link', { name: 'Netwright' }).getAttribute('href')).toBe('/dashboard');
    expect(banner().getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/dashboard');
    expect(banner().queryByRole('link', { name: 'Login' })).toBeNull();
    const sideBar = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(sideBar.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Dashboard',
      'Designs',
      'Equipment',
      'Templates',
      'Deployments',
      'Reports',
    ]);
    await expectAccessible(container);
  });

  it('has the avatar menu with the four items of the specification', async () => {
    const { user } = renderSite({ api, at: '/dashboard', as: aUser() });
    await screen.findByRole('heading', { level: 1 });
    await openMenu(user);
    expect(
      screen.getAllByRole('menuitem').map((item) => [item.textContent, item.getAttribute('href')]),
    ).toEqual([
      ['Update Profile', '/profile'],
      ['Change Password', '/forgot-password'],
      ['Manage Subscription', '/subscription'],
      ['Logout', null],
    ]);
  });

  it('ends the session on Logout and goes to the home page', async () => {
    const { user, address, identity } = renderSite({ api, at: '/dashboard', as: aUser() });
    await screen.findByRole('heading', { level: 1 });
    await openMenu(user);
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
    expect(await banner().findByRole('link', { name: 'Login' })).toBeDefined();
    expect(address()).toBe('/');
    expect(identity.signOut).toHaveBeenCalledOnce();
    expect(localStorage.getItem('token')).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
  });

  it('reports a failed Logout when the identity service cannot be reached, and signs out anyway', async () => {
    const identity = aFakeIdentity({ signOut: () => Promise.reject(new Error('Network error')) });
    const { user, address } = renderSite({ api, at: '/dashboard', as: aUser(), identity });
    await screen.findByRole('heading', { level: 1 });
    await openMenu(user);
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
    expect(await screen.findByText(/^Logout failed/)).toBeDefined();
    expect(address()).toBe('/');
  });

  it('offers another try while an expired session cannot be renewed, and keeps the address', async () => {
    localStorage.setItem('user', JSON.stringify(aUser()));
    localStorage.setItem('token', aToken(-60_000));
    api.answer(getCurrentUser, { user: aUser() });
    const renew = vi.fn<Identity['renew']>(() => Promise.reject(new Error('Network error')));
    const { user, address, container } = renderSite({
      api,
      at: '/subscription?from=mail',
      identity: aFakeIdentity({ renew }),
    });
    await screen.findByRole('heading', { level: 1, name: 'Netwright could not be reached' });
    expect(api.calls).toHaveLength(0);
    await expectAccessible(container);
    renew.mockImplementation(async () => aToken(3_600_000));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { level: 1, name: 'Manage subscription' });
    expect(address()).toBe('/subscription?from=mail');
  });

  it('asks to sign in when the session has ended, and returns afterwards', async () => {
    const identity = aFakeIdentity({ renew: async () => undefined });
    const { user, address } = renderSite({ api, at: '/profile', as: aUser(), identity });
    await screen.findByRole('heading', { level: 1, name: 'Update profile' });
    api.refuse(getDashboard, 'unauthenticated', 'Sign in to do this.');
    await user.click(banner().getByRole('link', { name: 'Dashboard' }));
    expect(await screen.findByText('Your session has ended. Sign in again to continue.')).toBeDefined();
    expect(address()).toBe('/login');
    api.answer(getDashboard, { data: aDashboard() });
    api.answer(loginUser, { user: aUser() });
    await user.type(screen.getByLabelText('E-mail'), 'ada@example.com');
    await user.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    expect(address()).toBe('/dashboard');
  });

  it('shows administration to administrators only', async () => {
    api.answer(listAccounts, { data: [anAccount()] });
    const { container } = renderSite({ api, at: '/admin/users', as: aUser({ isAdmin: true }) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Users' })).toBeDefined();
    expect(await screen.findByText('Ada Lindqvist', { selector: 'td *, td' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Users' })).toBeDefined();
    await expectAccessible(container);
  });

  it('has no such page for others', async () => {
    renderSite({ api, at: '/admin/users', as: aUser() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeDefined();
    expect(api.callsOf(listAccounts)).toHaveLength(0);
  });

  it('forgets fetched data when another user signs in', async () => {
    const { manager } = renderSite({ api, at: '/dashboard', as: aUser() });
    await screen.findByRole('heading', { level: 2, name: 'Plan your first network' });
    const before = api.callsOf(getDashboard).length;
    const other = aUser({ uid: '9a1b8c1e-4a5d-4c6b-9e7f-1a2b3c4d5e6f', displayName: 'Grace Hopper' });
    manager.replaceUser(other);
    await screen.findByText(/Grace Hopper/);
    await waitFor(() => expect(api.callsOf(getDashboard).length).toBeGreaterThan(before));
  });

  it('remembers that the side bar was collapsed', async () => {
    const { user, unmount } = renderSite({ api, at: '/dashboard', as: aUser() });
    await user.click(await screen.findByRole('button', { name: 'Collapse the side bar' }));
    unmount();
    renderSite({ api, at: '/dashboard', as: aUser() });
    expect(await screen.findByRole('button', { name: 'Expand the side bar' })).toBeDefined();
  });
});

describe('light and dark', () => {
  it('follow the system until one is chosen, and that is remembered', async () => {
    const { user } = renderSite({ api, at: '/terms' });
    const choice = (name: string) => screen.getByRole('radio', { name });
    await screen.findByRole('heading', { level: 1 });
    expect((choice('System') as HTMLInputElement).checked).toBe(true);
    await user.click(choice('Dark'));
    expect(document.documentElement.dataset.colorMode).toBe('dark');
    expect(localStorage.getItem('color-mode')).toBe('dark');
    await user.click(choice('System'));
    expect(document.documentElement.dataset.colorMode).toBeUndefined();
    expect(localStorage.getItem('color-mode')).toBeNull();
  });
});
