import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteAccount } from '#shared/contract/account.ts';
import { type DataExport, downloadExport, getExport, requestExport } from '#shared/contract/data-export.ts';
import { loginUser } from '#shared/contract/users.ts';
import DataTab from '#web/features/account/profile/data-tab.tsx';
import { useSession } from '#web/session/session-provider.tsx';
import { expectAccessible } from '../../support/axe.ts';
import { FakeApi } from '../../support/fake-api.ts';
import { renderScreen } from '../../support/render-site.tsx';
import { aUser } from '../../support/users.ts';

const at = '/profile/data';
const anExport = (given: Partial<DataExport> = {}): DataExport => ({
  state: 'ready',
  done: 12,
  total: 12,
  sizeBytes: 2_400_000,
  requestedAt: '2026-11-22T09:00:00.000Z',
  readyAt: '2026-11-22T09:01:00.000Z',
  expiresAt: '2026-11-23T09:01:00.000Z',
  ...given,
});

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi();
  api.answer(getExport, {});
});

/** As below the routes that need a user. */
function Private() {
  return useSession().phase === 'signed-in' ? <DataTab /> : <p>Signed out</p>;
}

const show = () => renderScreen(<Private />, { api, at, path: at, as: aUser() });

describe('the export', () => {
  it('is packed when asked for, and says how far it is', async () => {
    api.answer(requestExport, { data: anExport({ state: 'running', done: 3 }) });
    const { user, container } = show();
    await user.click(await screen.findByRole('button', { name: 'Pack my data' }));
    expect(await screen.findByText('Packing: 3 of 12 files')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Pack/ })).toBeNull();
    await expectAccessible(container);
  });

  it('is downloaded once it is ready', async () => {
    api.answer(getExport, { data: anExport() });
    api.respond(downloadExport, () => new Response('PK', { headers: { 'content-type': 'application/zip' } }));
    const save = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
    const { user } = show();
    expect(await screen.findByText(/2\.4 MB/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Download' }));
    await expect.poll(() => save).toHaveBeenCalledOnce();
  });

  it('says when it has failed, and can be asked for again', async () => {
    api.answer(getExport, { data: anExport({ state: 'failed' }) });
    show();
    expect((await screen.findByRole('alert')).textContent).toContain('failed');
    expect(screen.getByRole('button', { name: 'Pack it again' })).toBeDefined();
  });
});

describe('the deletion of the account', () => {
  const send = async (user: ReturnType<typeof show>['user'], typed: string) => {
    await user.type(screen.getByLabelText('Type ada@example.com to go on'), typed);
    await user.click(screen.getByRole('button', { name: 'Delete my account' }));
  };

  it('needs the address, typed', async () => {
    const { user, container } = show();
    await send(user, 'ada@example.org');
    expect(api.callsOf(deleteAccount)).toHaveLength(0);
    await expectAccessible(container);
  });

  it('asks for the password, then ends the session with a word about it', async () => {
    let calls = 0;
    api.respond(deleteAccount, () => {
      calls += 1;
      return calls === 1
        ? Response.json({ message: 'Sign in again.', code: 'sign_in_again' }, { status: 403 })
        : Response.json({ success: true, message: 'Gone.' });
    });
    api.answer(loginUser, { user: aUser() });
    const { user, manager } = show();
    await send(user, 'ada@example.com');
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Password'), 'correct horse{Enter}');
    await expect.poll(() => manager.current().phase).toBe('signed-out');
    expect(manager.current()).toMatchObject({ notice: expect.stringContaining('being deleted') });
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('keeps the account when it fails', async () => {
    api.refuse(deleteAccount, 'unavailable', 'Failed to delete account');
    const { user, manager } = show();
    await send(user, 'ada@example.com');
    expect(await screen.findByText('Failed to delete account')).toBeDefined();
    expect(manager.current().phase).toBe('signed-in');
  });
});
