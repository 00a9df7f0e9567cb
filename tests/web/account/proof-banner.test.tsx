import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { proveEmail } from '#shared/contract/credentials.ts';
import ProofBanner from '#web/features/account/profile/proof-banner.tsx';
import { expectAccessible } from '../../support/axe.ts';
import { FakeApi } from '../../support/fake-api.ts';
import { renderScreen } from '../../support/render-site.tsx';
import { aUser } from '../../support/users.ts';

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi();
  sessionStorage.clear();
});

const show = (isEmailProved = false, at = '/dashboard') =>
  renderScreen(<ProofBanner />, { api, at, path: at, as: aUser({ isEmailProved }) });
const sentence = /Prove your address with the code/;

it('takes the code of the mail, and is gone once it is right', async () => {
  api.answer(proveEmail, { user: aUser({ isEmailProved: true }) });
  const { user, container } = show();
  await user.click(screen.getByRole('button', { name: 'Enter the code' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Prove your address' }));
  await expectAccessible(container);
  await user.type(dialog.getByLabelText('Code'), '123456{Enter}');
  await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
  expect(screen.getByText('Your address is proved.')).toBeDefined();
});

it('waits until the next visit when it is put off', async () => {
  const { user, unmount } = show();
  await user.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.queryByText(sentence)).toBeNull();
  unmount();
  show();
  expect(screen.queryByText(sentence)).toBeNull();
});

it('is not shown to those who have proved their address, nor where the code is asked for anyway', () => {
  show(true).unmount();
  expect(screen.queryByText(sentence)).toBeNull();
  show(false, '/profile/security');
  expect(screen.queryByText(sentence)).toBeNull();
});
