import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgotPassword, loginUser, registerUser, resetPassword } from '#shared/contract/users.ts';
import { ApiError } from '#web/api/api-error.ts';
import ForgotPasswordScreen from '#web/features/account/forgot-password-screen.tsx';
import LoginScreen from '#web/features/account/login-screen.tsx';
import ResetPasswordScreen from '#web/features/account/reset-password-screen.tsx';
import SignupScreen from '#web/features/account/signup-screen.tsx';
import TermsScreen from '#web/features/account/terms-screen.tsx';
import { expectAccessible } from '../../support/axe.ts';
import { FakeApi } from '../../support/fake-api.ts';
import { aFakeIdentity, renderScreen } from '../../support/render-site.tsx';
import { aToken, aUser } from '../../support/users.ts';

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi();
});

describe('signing in', () => {
  it('signs in and goes to the dashboard', async () => {
    api.answer(loginUser, { user: aUser() });
    const { user, address, identity, container } = renderScreen(<LoginScreen />, {
      api,
      at: '/login',
      path: '/login',
    });
    await expectAccessible(container);
    await user.type(screen.getByLabelText('E-mail'), ' Ada@Example.com');
    await user.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
    await screen.findByText('Elsewhere');
    expect(address()).toBe('/dashboard');
    expect(identity.signIn).toHaveBeenCalledWith('ada@example.com', 'correct horse');
  });

  it('says why it failed and keeps what was typed', async () => {
    const identity = aFakeIdentity({
      signIn: vi.fn(async () => {
        throw new ApiError('The e-mail address or the password is wrong.', {
          status: 401,
          code: 'unauthenticated',
        });
      }),
    });
    const { user } = renderScreen(<LoginScreen />, { api, at: '/login', path: '/login', identity });
    await user.type(screen.getByLabelText('E-mail'), 'ada@example.com');
    await user.type(screen.getByLabelText('Password'), 'wrong{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The e-mail address or the password is wrong.',
    );
    expect((screen.getByLabelText('E-mail') as HTMLInputElement).value).toBe('ada@example.com');
  });

  it('asks for the code of an authenticator where the account has one', async () => {
    api.answer(loginUser, { user: aUser() });
    const identity = aFakeIdentity({ signIn: vi.fn(async () => undefined) });
    const { user, address, container } = renderScreen(<LoginScreen />, {
      api,
      at: '/login',
      path: '/login',
      identity,
    });
    await user.type(screen.getByLabelText('E-mail'), 'ada@example.com');
    await user.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
    const code = await screen.findByLabelText('Code');
    expect(document.activeElement).toBe(code);
    await expectAccessible(container);
    await user.type(code, '12 34{Enter}');
    expect(await screen.findByText('Must be the six digits of the app.')).toBeDefined();
    await user.clear(code);
    await user.type(code, '123 456{Enter}');
    await screen.findByText('Elsewhere');
    expect(identity.confirmCode).toHaveBeenCalledWith('123456');
    expect(address()).toBe('/dashboard');
  });

  it('prefills the address that a new password was just set for', async () => {
    api.answer(resetPassword, { message: 'Your password is set.' });
    const both = (
      <Routes>
        <Route path="/reset-password" element={<ResetPasswordScreen />} />
        <Route path="/login" element={<LoginScreen />} />
      </Routes>
    );
    const at = '/reset-password?email=ada%40example.com&code=1';
    const { user } = renderScreen(both, { api, at, path: '*' });
    await user.type(screen.getByLabelText('New password'), 'battery staple{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Login' });
    expect((screen.getByLabelText('E-mail') as HTMLInputElement).value).toBe('ada@example.com');
    expect(document.activeElement).toBe(screen.getByLabelText('Password'));
  });

  it('redirects users who are signed in already', () => {
    const { address } = renderScreen(<LoginScreen />, { api, at: '/login', path: '/login', as: aUser() });
    expect(address()).toBe('/dashboard');
  });
});

describe('signing up', () => {
  const show = (at = '/signup') => renderScreen(<SignupScreen />, { api, at, path: '/signup' });
  const fill = async (user: ReturnType<typeof show>['user']) => {
    await user.type(screen.getByLabelText('Name'), 'Ada Lindqvist');
    await user.type(screen.getByLabelText('Company'), 'Norrland Networks');
    await user.type(screen.getByLabelText('E-mail'), 'Ada@Example.com');
    await user.selectOptions(screen.getByLabelText('Role'), 'Consultant');
    await user.type(screen.getByLabelText('Password'), 'correct horse');
    await user.click(screen.getByRole('checkbox'));
  };
  const send = (user: ReturnType<typeof show>['user']) =>
    user.click(screen.getByRole('button', { name: 'Sign Up' }));

  it('registers with the plan of the address and goes on to its payment', async () => {
    api.answer(registerUser, { user: aUser(), token: aToken(3_600_000) });
    const { user, address, container } = show('/signup?plan=enterprise');
    await expectAccessible(container);
    await fill(user);
    await send(user);
    await screen.findByText('Elsewhere');
    expect(address()).toBe('/subscription/checkout?plan=enterprise');
    expect(api.callsOf(registerUser)[0]?.body).toEqual({
      name: 'Ada Lindqvist',
      company: 'Norrland Networks',
      email: 'ada@example.com',
      role: 'consultant',
      password: 'correct horse',
      planId: 'enterprise',
      terms: true,
    });
  });

  it('goes to the dashboard with the trial, and keeps the period of an annual plan', async () => {
    api.answer(registerUser, { user: aUser(), token: aToken(3_600_000) });
    const first = show();
    await fill(first.user);
    await send(first.user);
    await screen.findByText('Elsewhere');
    expect(first.address()).toBe('/dashboard');
    first.unmount();
    const { address } = renderScreen(<SignupScreen />, {
      api,
      at: '/signup?plan=starter-annual',
      path: '/signup',
      as: aUser(),
    });
    expect(address()).toBe('/subscription/checkout?plan=starter-annual');
  });

  it('falls back to the trial when the address names no existing plan', () => {
    show('/signup?plan=gold');
    expect((screen.getByRole('radio', { name: /Trial/ }) as HTMLInputElement).checked).toBe(true);
  });

  it('sends nothing while a field is invalid, and names each', async () => {
    const { user, container } = show();
    await send(user);
    expect(api.calls).toHaveLength(0);
    expect(screen.getByRole('alert').textContent).toContain('5 fields need correcting.');
    expect(screen.getByRole('alert').textContent).toContain('The terms must be accepted');
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    await expectAccessible(container);
  });

  it('says that an address is taken', async () => {
    api.refuse(registerUser, 'email_taken', 'This e-mail address is already registered.');
    const { user } = show();
    await fill(user);
    await send(user);
    expect((await screen.findByRole('alert')).textContent).toContain('already registered');
    expect(localStorage.getItem('token')).toBeNull();
  });
});

describe('a forgotten password', () => {
  it('requests a code and goes on to the screen for it', async () => {
    api.answer(forgotPassword, { message: 'If the address is known, a code is on its way.' });
    const { user, address, container } = renderScreen(<ForgotPasswordScreen />, {
      api,
      at: '/forgot-password',
      path: '/forgot-password',
    });
    await expectAccessible(container);
    await user.type(screen.getByLabelText('E-mail'), 'ada@example.com{Enter}');
    await screen.findByText('Elsewhere');
    expect(address()).toBe('/reset-password?email=ada%40example.com');
  });

  it('prefills the address of the signed-in user', () => {
    renderScreen(<ForgotPasswordScreen />, {
      api,
      at: '/forgot-password',
      path: '/forgot-password',
      as: aUser(),
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Change password' })).toBeDefined();
    expect((screen.getByLabelText('E-mail') as HTMLInputElement).value).toBe('ada@example.com');
  });

  it('shows the fallback when the code could not be requested', async () => {
    api.cut(forgotPassword);
    const { user } = renderScreen(<ForgotPasswordScreen />, {
      api,
      at: '/forgot-password',
      path: '/forgot-password',
    });
    await user.type(screen.getByLabelText('E-mail'), 'ada@example.com{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('Password reset failed');
  });
});

describe('setting a new password', () => {
  const show = (at: string, as?: ReturnType<typeof aUser>) =>
    renderScreen(<ResetPasswordScreen />, { api, at, path: '/reset-password', ...(as && { as }) });

  it('takes address and code from the link, and leads to the login screen', async () => {
    api.answer(resetPassword, { message: 'Your password is set.' });
    const { user, address, container } = show('/reset-password?email=ada%40example.com&code=123456');
    await expectAccessible(container);
    await user.type(screen.getByLabelText('New password'), 'battery staple{Enter}');
    await screen.findByText('Elsewhere');
    expect(address()).toBe('/login');
    expect(screen.getByText('Your password is set.')).toBeDefined();
    expect(api.callsOf(resetPassword)[0]?.body).toEqual({
      email: 'ada@example.com',
      token: '123456',
      newPassword: 'battery staple',
    });
  });

  it('redirects signed-in users to the dashboard', async () => {
    api.answer(resetPassword, { message: 'Your password is set.' });
    // Every session has ended: this one begins again with the new password.
    api.answer(loginUser, { user: aUser() });
    const { user, address, identity } = show('/reset-password?email=ada%40example.com&code=1', aUser());
    await user.type(screen.getByLabelText('New password'), 'battery staple{Enter}');
    await screen.findByText('Elsewhere');
    expect(address()).toBe('/dashboard');
    expect(identity.signIn).toHaveBeenCalledWith('ada@example.com', 'battery staple');
    expect(
      screen.getByText('The password of ada@example.com has been changed. You are still signed in.'),
    ).toBeDefined();
  });

  it('says that a code is wrong', async () => {
    api.refuse(resetPassword, 'unprocessable', 'This code is wrong or has expired. Request a new one.');
    const { user } = show('/reset-password?email=ada%40example.com&code=1');
    await user.type(screen.getByLabelText('New password'), 'battery staple{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('This code is wrong');
  });

  it('requires at least 6 characters', async () => {
    const { user } = show('/reset-password?email=ada%40example.com&code=1');
    await user.type(screen.getByLabelText('New password'), 'short{Enter}');
    expect(await screen.findByText('Must have at least 6 characters.')).toBeDefined();
    expect(api.calls).toHaveLength(0);
  });
});

it('the terms can be read without signing in', async () => {
  const { container } = renderScreen(<TermsScreen />, { api, at: '/terms', path: '/terms' });
  expect(screen.getByRole('heading', { level: 1, name: 'Terms' })).toBeDefined();
  await expectAccessible(container);
});
