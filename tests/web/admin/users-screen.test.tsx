import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { disableAccount, listAccounts } from '#shared/contract/admin.ts';
import UsersScreen from '#web/features/admin/users-screen.tsx';
import { expectAccessible } from '../../support/axe.ts';
import { FakeApi } from '../../support/fake-api.ts';
import { renderScreen } from '../../support/render-site.tsx';
import { anAccount, aUser } from '../../support/users.ts';

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi();
});

const grace = { uid: '9f2b8c1e-4a5d-4c6b-9e7f-1a2b3c4d5e6f', displayName: 'Grace Hopper' };
const show = (at = '/admin/users') =>
  renderScreen(<UsersScreen />, { api, at, path: '/admin/users', as: aUser({ isAdmin: true }) });

describe('the users', () => {
  it('are found by a search, page by page, both in the address', async () => {
    api.answer(listAccounts, ({ query }) =>
      query.get('after')
        ? { data: [anAccount({ displayName: 'Older user' })] }
        : { data: [anAccount(grace)], next: '2026-11-17T09:00:00.000Z#3f2b8c1e-4a5d-4c6b-9e7f-1a2b3c4d5e6f' },
    );
    const { user, address, container } = show('/admin/users?search=hop');
    await screen.findByText('Grace Hopper');
    expect(api.callsOf(listAccounts)[0]?.query.get('search')).toBe('hop');
    await expectAccessible(container);
    await user.click(screen.getByRole('link', { name: 'Next page' }));
    await screen.findByText('Older user');
    expect(address()).toContain('after=');
    expect(screen.getByRole('link', { name: 'First page' })).toBeDefined();
  });

  it('are disabled after a question', async () => {
    let isDisabled = false;
    api.answer(listAccounts, () => ({ data: [anAccount({ ...grace, isDisabled })] }));
    api.answer(disableAccount, () => {
      isDisabled = true;
      return { data: anAccount({ ...grace, isDisabled }) };
    });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Actions for Grace Hopper' }));
    await user.click(screen.getByRole('menuitem', { name: 'Disable' }));
    await user.click(await screen.findByRole('button', { name: 'Disable user' }));
    expect(await screen.findByText('Grace Hopper is disabled. Nothing of theirs is lost.')).toBeDefined();
    expect(await screen.findByText('Disabled')).toBeDefined();
  });

  it('can be fetched again after a failure', async () => {
    api.refuse(listAccounts, 'unavailable', 'Failed to fetch users');
    const { user } = show();
    await screen.findByRole('alert');
    api.answer(listAccounts, { data: [anAccount(grace)] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Grace Hopper')).toBeDefined();
  });
});
