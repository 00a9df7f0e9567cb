import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeEmail, changePassword, proveEmail, sendEmailCode } from '#shared/contract/credentials.ts';
import {
  endOtherSessions,
  endSession,
  listSessions,
  type SignedInSession,
} from '#shared/contract/sessions.ts';
import { loginUser } from '#shared/contract/users.ts';
import { ApiError } from '#web/api/api-error.ts';
import SecurityTab from '#web/features/account/profile/security-tab.tsx';
import type { Identity } from '#web/session/identity.ts';
import { expectAccessible } from '../../support/axe.ts';
import { FakeApi } from '../../support/fake-api.ts';
import { aFakeIdentity, renderScreen } from '../../support/render-site.tsx';
import { aUser } from '../../support/users.ts';

const at = '/profile/security';
const session = (given: Partial<SignedInSession>): SignedInSession => ({
  id: 'one',
  device: 'Firefox on Linux',
  createdAt: '2026-11-20T09:00:00.000Z',
  lastSeenAt: '2026-11-22T09:00:00.000Z',
  isCurrent: false,
  ...given,
});

let api: FakeApi;
let sessions: SignedInSession[];
beforeEach(() => {
  api = new FakeApi();
  sessions = [session({ isCurrent: true }), session({ id: 'two', device: 'Safari on iPhone' })];
  api.answer(listSessions, () => ({ data: sessions }));
  api.answer(loginUser, { user: aUser({ isEmailProved: true }) });
});

const show = async (identity: Identity = aFakeIdentity(), as = aUser({ isEmailProved: true })) => {
  const view = renderScreen(<SecurityTab />, { api, at, path: at, as, identity });
  await screen.findByText('Safari on iPhone');
  return view;
};
const card = (name: string) => within(screen.getByRole('region', { name }));
const wrongPassword = () =>
  Promise.reject(
    new ApiError('The e-mail address or the password is wrong.', { status: 401, code: 'unauthenticated' }),
  );

/** The service asks for a recent sign-in until there has been one. */
const needsSignIn = (
  route: typeof changeEmail | typeof endOtherSessions,
  identity: Identity,
  answer: object,
) =>
  api.respond(route, () =>
    vi.mocked(identity.signIn).mock.calls.length === 0
      ? Response.json({ message: 'Sign in again.', code: 'sign_in_again' }, { status: 403 })
      : Response.json({ success: true, ...answer }),
  );

it('is accessible, with every card under its name', async () => {
  const { container } = await show();
  for (const name of ['E-mail address', 'Password', 'Authenticator app', 'Sessions'])
    expect(screen.getByRole('heading', { level: 2, name })).toBeDefined();
  await screen.findByRole('button', { name: 'Set up an app' });
  await expectAccessible(container);
});

describe('the address', () => {
  it('is proved with the code from the mail', async () => {
    api.answer(proveEmail, { user: aUser({ isEmailProved: true }) });
    api.answer(sendEmailCode, { message: 'A code is on its way to you.' });
    const { user } = await show(undefined, aUser({ isEmailProved: false }));
    const email = card('E-mail address');
    expect(email.getByText('Not proved yet')).toBeDefined();
    await user.click(email.getByRole('button', { name: 'Send another code' }));
    expect(await screen.findByText('A code is on its way to you.')).toBeDefined();
    await user.type(email.getByLabelText('Code'), '123456{Enter}');
    expect(await screen.findByText('Your address is proved.')).toBeDefined();
    expect(api.callsOf(proveEmail)[0]?.body).toEqual({ code: '123456', accessToken: 'access-token' });
    expect(email.getByText('Proved')).toBeDefined();
  });

  it('says what is wrong with a code', async () => {
    api.refuse(proveEmail, 'unprocessable', 'This code is wrong or has expired.');
    const { user } = await show(undefined, aUser({ isEmailProved: false }));
    await user.type(card('E-mail address').getByLabelText('Code'), '000000{Enter}');
    expect(await screen.findByText('This code is wrong or has expired.')).toBeDefined();
  });

  it('changes after the password and the code of the new one, and stays until then', async () => {
    const identity = aFakeIdentity();
    needsSignIn(changeEmail, identity, { message: 'A code is on its way.' });
    api.answer(proveEmail, { user: aUser({ email: 'new@example.com', isEmailProved: true }) });
    const { user, container } = await show(identity);
    const email = card('E-mail address');
    await user.type(email.getByLabelText('New address'), 'New@example.com{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Enter your password again' }));
    await expectAccessible(container);
    await user.type(dialog.getByLabelText('Password'), 'correct horse{Enter}');
    expect(await email.findByText(/You keep signing in with ada@example.com/)).toBeDefined();
    expect(identity.signIn).toHaveBeenCalledWith('ada@example.com', 'correct horse');
    expect(api.callsOf(changeEmail).map(({ body }) => body)).toEqual([
      { email: 'new@example.com' },
      { email: 'new@example.com' },
    ]);
    await user.type(email.getByLabelText('Code'), '123456{Enter}');
    expect(await screen.findByText('Your address is new@example.com now.')).toBeDefined();
    expect(email.getByText('new@example.com')).toBeDefined();
  });

  it('stays, without an error, when the password is not given', async () => {
    const identity = aFakeIdentity();
    needsSignIn(changeEmail, identity, {});
    const { user } = await show(identity);
    await user.type(card('E-mail address').getByLabelText('New address'), 'new@example.com{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(api.callsOf(changeEmail)).toHaveLength(1);
  });
});

describe('the password', () => {
  const fill = async (user: Awaited<ReturnType<typeof show>>['user']) => {
    await user.type(card('Password').getByLabelText('Present password'), 'correct horse');
    await user.type(card('Password').getByLabelText('New password'), 'battery staple{Enter}');
  };

  it('is changed after the present one, and this browser signs in with the new one', async () => {
    api.answer(changePassword, { message: 'Your password has been changed.' });
    const { user, identity } = await show();
    await fill(user);
    expect(await screen.findByText(/Your password was changed/)).toBeDefined();
    expect(vi.mocked(identity.signIn).mock.calls).toEqual([
      ['ada@example.com', 'correct horse'],
      ['ada@example.com', 'battery staple'],
    ]);
    expect(api.callsOf(changePassword)[0]?.body).toEqual({ newPassword: 'battery staple' });
  });

  it('is not changed when the present one is wrong', async () => {
    const { user } = await show(aFakeIdentity({ signIn: vi.fn(wrongPassword) }));
    await fill(user);
    expect((await screen.findByRole('alert')).textContent).toContain('The present password is wrong.');
    expect(api.callsOf(changePassword)).toHaveLength(0);
  });

  it('is refused while it is typed when it is a common one, and not sent', async () => {
    const { user, identity } = await show();
    await user.type(card('Password').getByLabelText('Present password'), 'correct horse');
    await user.type(card('Password').getByLabelText('New password'), 'letmein');
    expect(await screen.findByText(/one of the most common passwords/)).toBeDefined();
    await user.keyboard('{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('common');
    expect(identity.signIn).not.toHaveBeenCalled();
  });

  it('asks for the code of an authenticator where there is one', async () => {
    api.answer(changePassword, { message: 'Your password has been changed.' });
    const identity = aFakeIdentity();
    vi.mocked(identity.signIn).mockResolvedValueOnce(undefined);
    const { user } = await show(identity);
    await fill(user);
    const dialog = within(await screen.findByRole('dialog', { name: 'Enter a code' }));
    expect(api.callsOf(changePassword)).toHaveLength(0);
    await user.type(dialog.getByLabelText('Code'), '111111{Enter}');
    await waitFor(() => expect(identity.confirmCode).toHaveBeenCalledWith('111111'));
    expect(await screen.findByText(/Your password was changed/)).toBeDefined();
  });

  it('has a way for who has forgotten it', async () => {
    await show();
    expect(card('Password').getByRole('link', { name: 'Forgotten?' }).getAttribute('href')).toBe(
      '/forgot-password',
    );
  });
});

describe('an authenticator app', () => {
  const prove = async (user: Awaited<ReturnType<typeof show>>['user']) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Enter your password again' }));
    await user.type(dialog.getByLabelText('Password'), 'correct horse{Enter}');
  };

  it('is set up from a picture or a key, after the password', async () => {
    const { user, identity, container } = await show();
    await user.click(await screen.findByRole('button', { name: 'Set up an app' }));
    await prove(user);
    expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeDefined();
    expect(screen.getByText('SECRET')).toBeDefined();
    expect(identity.authenticator.begin).toHaveBeenCalledWith('ada@example.com');
    await expectAccessible(container);
    await user.type(card('Authenticator app').getByLabelText('Code'), '123 456{Enter}');
    expect(await screen.findByRole('button', { name: 'Turn it off' })).toBeDefined();
    expect(identity.authenticator.confirm).toHaveBeenCalledWith('123456');
  });

  it('is turned off, after the password', async () => {
    const fake = aFakeIdentity();
    const identity = { ...fake, authenticator: { ...fake.authenticator, isOn: async () => true } };
    const { user } = await show(identity);
    await user.click(await screen.findByRole('button', { name: 'Turn it off' }));
    expect(identity.authenticator.turnOff).not.toHaveBeenCalled();
    await prove(user);
    expect(await screen.findByRole('button', { name: 'Set up an app' })).toBeDefined();
    expect(identity.authenticator.turnOff).toHaveBeenCalledOnce();
  });

  it('says when the identity service cannot be reached', async () => {
    const fake = aFakeIdentity();
    const isOn = vi.fn(async () => Promise.reject(new Error('Network error')));
    await show({ ...fake, authenticator: { ...fake.authenticator, isOn } });
    expect(await card('Authenticator app').findByRole('button', { name: 'Try again' })).toBeDefined();
  });
});

describe('the sessions', () => {
  it('are listed, this one marked, and each other can be ended', async () => {
    api.answer(endSession, () => {
      sessions = sessions.filter(({ id }) => id !== 'two');
      return {};
    });
    const { user } = await show();
    const rows = screen.getAllByRole('row');
    expect(rows[1]?.textContent).toContain('This one');
    await user.click(screen.getByRole('button', { name: 'Actions for Safari on iPhone' }));
    await user.click(screen.getByRole('menuitem', { name: 'End the session' }));
    expect(await screen.findByText('The session on Safari on iPhone has ended.')).toBeDefined();
    expect(api.callsOf(endSession)[0]?.address).toBe('/api/users/sessions/two');
    expect(screen.queryByRole('cell', { name: 'Safari on iPhone' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'End all other sessions' })).toBeNull();
  });

  it('end all but this one after the password, and this browser signs in again', async () => {
    api.answer(endOtherSessions, () => {
      sessions = sessions.slice(0, 1);
      return {};
    });
    const { user, identity } = await show();
    await user.click(screen.getByRole('button', { name: 'End all other sessions' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Password'), 'correct horse{Enter}');
    expect(await screen.findByText('Every other session has ended.')).toBeDefined();
    expect(identity.signIn).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
  });

  it('can be fetched again after a failure', async () => {
    api.refuse(listSessions, 'unavailable', 'Failed to fetch sessions');
    const { user } = renderScreen(<SecurityTab />, { api, at, path: at, as: aUser({ isEmailProved: true }) });
    const retry = await card('Sessions').findByRole('button', { name: 'Try again' });
    api.answer(listSessions, () => ({ data: sessions }));
    await user.click(retry);
    expect(await screen.findByText('Safari on iPhone')).toBeDefined();
  });
});
