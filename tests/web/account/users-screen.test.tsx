import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { listUsers } from '#shared/contract/users.ts';
import UsersScreen from '#web/features/account/users-screen.tsx';
import { expectAccessible } from '../../support/axe.ts';
import { FakeApi } from '../../support/fake-api.ts';
import { renderScreen } from '../../support/render-site.tsx';
import { aUser } from '../../support/users.ts';

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi();
});

const show = (at = '/admin/users') =>
  renderScreen(<UsersScreen />, { api, at, path: '/admin/users', as: aUser({ isAdmin: true }) });

describe('the users', () => {
  it('are listed page by page, the page in the address', async () => {
    api.answer(listUsers, ({ query }) => ({
      data: [aUser({ displayName: `Person of page ${query.get('page')}` })],
      pagination: { total: 60, page: Number(query.get('page')), pages: 3, limit: 25 },
    }));
    const { user, address, container } = show('/admin/users?page=2');
    await screen.findByText('Person of page 2');
    expect(screen.getByText('26 to 50 of 60 users')).toBeDefined();
    await expectAccessible(container);
    await user.click(screen.getByRole('link', { name: 'Next page' }));
    await screen.findByText('Person of page 3');
    expect(address()).toBe('/admin/users?page=3');
  });

  it('say when a page is empty', async () => {
    api.answer(listUsers, { data: [], pagination: { total: 3, page: 9, pages: 1, limit: 25 } });
    show('/admin/users?page=9');
    expect(await screen.findByText('Nobody on this page')).toBeDefined();
  });

  it('can be fetched again after a failure', async () => {
    api.refuse(listUsers, 'unavailable', 'Failed to fetch users');
    const { user } = show();
    await screen.findByRole('alert');
    api.answer(listUsers, { data: [aUser()], pagination: { total: 1, page: 1, pages: 1, limit: 25 } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Ada Lindqvist')).toBeDefined();
  });
});
