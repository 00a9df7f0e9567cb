import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { listApiTokens } from '#shared/contract/api-tokens.ts';
import { getCurrentUser, updateProfile } from '#shared/contract/users.ts';
import ProfileScreen from '#web/features/account/profile-screen.tsx';
import { draftKey } from '#web/ui/editing/draft-store.ts';
import { expectAccessible } from '../../support/axe.ts';
import { FakeApi } from '../../support/fake-api.ts';
import { renderScreen } from '../../support/render-site.tsx';
import { aUser } from '../../support/users.ts';

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi();
  api.answer(listApiTokens, { data: [], isAllowed: false });
});

const show = () => renderScreen(<ProfileScreen />, { api, at: '/profile', path: '/profile', as: aUser() });
const company = () => screen.getByLabelText('Company') as HTMLInputElement;
const retype = async (user: ReturnType<typeof show>['user'], text: string) => {
  await user.clear(company());
  await user.type(company(), text);
  await user.click(screen.getByRole('button', { name: 'Save' }));
};

describe('the profile', () => {
  it('is saved with the version that it is based on, and kept', async () => {
    api.answer(updateProfile, { user: aUser({ company: 'Lindqvist AB', version: 2 }) });
    const { user, container } = show();
    await expectAccessible(container);
    await retype(user, 'Lindqvist AB');
    expect(await screen.findByText('Your profile was saved.')).toBeDefined();
    expect(api.callsOf(updateProfile)[0]?.body).toMatchObject({ company: 'Lindqvist AB', version: 1 });
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({
      company: 'Lindqvist AB',
      version: 2,
    });
  });

  it('keeps what was typed across a reload, until it is saved', async () => {
    const first = show();
    await first.user.type(company(), ' AB');
    const typed = company().value;
    first.unmount();
    const { user } = show();
    expect(company().value).toBe(typed);
    expect(screen.getByText(/Draft restored from/)).toBeTruthy();
    api.answer(updateProfile, { user: aUser({ company: typed, version: 2 }) });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Your profile was saved.');
    expect(localStorage.getItem(draftKey('profile', aUser().uid, 'own'))).toBeNull();
  });

  it('is kept as a draft when the window closes, without a question', async () => {
    const { user } = show();
    await user.type(company(), ' AB');
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(false);
    expect(localStorage.getItem(draftKey('profile', aUser().uid, 'own'))).toContain(' AB');
  });

  it('sends the new version with the next change', async () => {
    api.answer(updateProfile, { user: aUser({ version: 2 }) });
    const { user } = show();
    await retype(user, 'One');
    await screen.findByText('Your profile was saved.');
    await retype(user, 'Two');
    await screen.findAllByText('Your profile was saved.');
    expect(api.callsOf(updateProfile)[1]?.body).toMatchObject({ company: 'Two', version: 2 });
  });

  describe('that was changed elsewhere in the meantime', () => {
    const conflict = async () => {
      const view = show();
      api.answer(getCurrentUser, { user: aUser({ company: 'Theirs', version: 5 }) });
      api.refuse(updateProfile, 'stale_version', 'This profile was changed by someone else.', {
        currentVersion: 5,
      });
      await retype(view.user, 'Mine');
      const dialog = await screen.findByRole('dialog', { name: 'This profile changed in the meantime' });
      const row = within(dialog).getByRole('rowheader', { name: 'Company' }).closest('tr');
      expect([...(row?.children ?? [])].slice(2).map(({ textContent }) => textContent)).toEqual([
        'Theirs',
        'Mine (yours)',
      ]);
      return view;
    };

    it('overwrites nothing and shows both', async () => {
      const { container } = await conflict();
      expect(company().value).toBe('Mine');
      await expectAccessible(container);
    });

    it('loads the stored version when that is chosen', async () => {
      const { user } = await conflict();
      await user.click(screen.getByRole('button', { name: 'Load theirs' }));
      expect(company().value).toBe('Theirs');
      expect(screen.queryByRole('dialog')).toBeNull();
    });

    it('saves what was typed on top of it when that is chosen', async () => {
      const { user } = await conflict();
      api.answer(updateProfile, { user: aUser({ company: 'Mine', version: 6 }) });
      await user.click(screen.getByRole('button', { name: 'Keep mine' }));
      await user.click(screen.getByRole('button', { name: 'Save' }));
      expect(await screen.findByText('Your profile was saved.')).toBeDefined();
      expect(api.callsOf(updateProfile).at(-1)?.body).toMatchObject({ company: 'Mine', version: 5 });
    });
  });

  it('shows the route’s fallback when it could not be saved', async () => {
    api.cut(updateProfile);
    const { user } = show();
    await retype(user, 'Mine');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Update failed: Netwright could not be reached.',
    );
    expect(company().value).toBe('Mine');
  });
});
