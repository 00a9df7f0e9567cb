import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { removeLogo, updateLogo } from '#shared/contract/logo.ts';
import { getCurrentUser, updateProfile } from '#shared/contract/users.ts';
import { LogoCard } from '#web/features/account/profile/logo-card.tsx';
import { PersonForm } from '#web/features/account/profile/person-form.tsx';
import { TimeZoneCard } from '#web/features/account/profile/time-zone-card.tsx';
import { draftKey } from '#web/ui/editing/draft-store.ts';
import { expectAccessible } from '../../support/axe.ts';
import { FakeApi } from '../../support/fake-api.ts';
import { renderScreen } from '../../support/render-site.tsx';
import { aUser } from '../../support/users.ts';

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi();
});

const show = (part = <PersonForm />) =>
  renderScreen(part, { api, at: '/profile', path: '/profile', as: aUser() });
const chooseLogo = (user: ReturnType<typeof show>['user'], bytes: Uint8Array<ArrayBuffer>) =>
  user.upload(
    screen.getByLabelText('Picture of the logo'),
    new File([bytes], 'logo.png', { type: 'image/png' }),
  );
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

  it('is no conflict with a logo that was chosen beside it', async () => {
    const logo = `/equipment-images/${'a'.repeat(32)}.png`;
    api.answer(updateLogo, { user: aUser({ logo, version: 2 }) });
    api.answer(updateProfile, { user: aUser({ logo, company: 'One', version: 3 }) });
    const { user } = show(
      <>
        <PersonForm />
        <LogoCard />
      </>,
    );
    await chooseLogo(user, new Uint8Array([0x89, 0x50, 0x4e, 0x47]));
    await screen.findByRole('img', { name: /logo/ });
    await retype(user, 'One');
    await screen.findByText('Your profile was saved.');
    expect(api.callsOf(updateProfile)[0]?.body).toMatchObject({ company: 'One', version: 2 });
  });
});

it('dates are shown in the time zone that is chosen', async () => {
  api.answer(updateProfile, { user: aUser({ timeZone: 'Africa/Nairobi', version: 2 }) });
  const { user } = show(<TimeZoneCard />);
  await user.selectOptions(screen.getByLabelText('Show dates in'), 'Africa/Nairobi');
  expect(api.callsOf(updateProfile)[0]?.body).toEqual({ timeZone: 'Africa/Nairobi' });
  expect((screen.getByLabelText('Show dates in') as HTMLSelectElement).value).toBe('Africa/Nairobi');
});

describe('the logo', () => {
  const logo = `/equipment-images/${'a'.repeat(32)}.png`;
  it('is chosen, shown and removed', async () => {
    api.answer(updateLogo, { user: aUser({ logo }) });
    api.answer(removeLogo, { user: aUser() });
    const { user, container } = show(<LogoCard />);
    await chooseLogo(user, new Uint8Array([0x89, 0x50, 0x4e, 0x47]));
    expect((await screen.findByRole('img', { name: /logo/ })).getAttribute('src')).toBe(logo);
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('No logo yet.')).toBeDefined();
  });

  it('is refused here when it is too large, and by the service when it is no picture', async () => {
    const { user } = show(<LogoCard />);
    await chooseLogo(user, new Uint8Array(1_000_001));
    expect((await screen.findByRole('alert')).textContent).toContain('larger than 1 MB');
    expect(api.callsOf(updateLogo)).toHaveLength(0);
    api.refuse(updateLogo, 'invalid_request', 'image: must be a PNG, JPEG or WebP picture');
    await chooseLogo(user, new Uint8Array([1, 2, 3]));
    await screen.findByText('image: must be a PNG, JPEG or WebP picture');
  });
});
