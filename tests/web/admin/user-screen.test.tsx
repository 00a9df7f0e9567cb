import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getAccount } from '#shared/contract/admin.ts';
import { getProfile } from '#shared/contract/users.ts';
import UserScreen from '#web/features/admin/user-screen.tsx';
import { expectAccessible } from '../../support/axe.ts';
import { FakeApi } from '../../support/fake-api.ts';
import { renderScreen } from '../../support/render-site.tsx';
import { anAccount, aUser } from '../../support/users.ts';

it('shows administrators the profile of a user, and whether they may sign in', async () => {
  const grace = aUser({ uid: '9f2b8c1e-4a5d-4c6b-9e7f-1a2b3c4d5e6f', displayName: 'Grace Hopper' });
  const api = new FakeApi();
  api.answer(getProfile, { user: grace });
  api.answer(getAccount, { data: anAccount({ uid: grace.uid, isDisabled: true, isEmailProved: true }) });
  const { container } = renderScreen(<UserScreen />, {
    api,
    at: `/admin/users/${grace.uid}`,
    path: '/admin/users/:id',
    as: aUser({ isAdmin: true }),
  });
  expect(await screen.findByRole('heading', { name: 'Grace Hopper' })).toBeDefined();
  expect(screen.getByText(grace.email)).toBeDefined();
  expect(await screen.findByText('Disabled')).toBeDefined();
  expect(screen.getByText('Proved')).toBeDefined();
  await expectAccessible(container);
});

it('says of an id that nobody has that there is no such user, and where all are', async () => {
  const api = new FakeApi();
  api.refuse(getProfile, 'invalid_request', 'Id must be a user id.');
  api.refuse(getAccount, 'invalid_request', 'Id must be a user id.');
  renderScreen(<UserScreen />, {
    api,
    at: '/admin/users/nobody',
    path: '/admin/users/:id',
    as: aUser({ isAdmin: true }),
  });
  expect(await screen.findByRole('heading', { name: 'This user does not exist' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'All users' }).getAttribute('href')).toBe('/admin/users');
});
