import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type ApiToken,
  createApiToken,
  listApiTokens,
  revokeApiToken,
  updateApiToken,
} from '#shared/contract/api-tokens.ts';
import { ApiTokensSection } from '#web/features/account/api-tokens-section.tsx';
import { expectAccessible } from '../../support/axe.ts';
import { FakeApi } from '../../support/fake-api.ts';
import { renderScreen } from '../../support/render-site.tsx';
import { aUser } from '../../support/users.ts';

let api: FakeApi;
let stored: ApiToken[];
beforeEach(() => {
  api = new FakeApi();
  stored = [];
  api.answer(listApiTokens, () => ({ data: stored, isAllowed: true }));
});

const aToken: ApiToken = {
  id: 'a'.repeat(24),
  name: 'Night run',
  scope: 'deploy',
  createdAt: '2026-11-22T10:00:00.000Z',
  expiresAt: '2999-02-20T10:00:00.000Z',
};
const show = () => renderScreen(<ApiTokensSection />, { api, at: '/profile', path: '/profile', as: aUser() });

describe('the API tokens', () => {
  it('are made with a name, a scope and a period, and shown once', async () => {
    api.answer(createApiToken, () => {
      stored = [aToken];
      return { data: aToken, token: 'nwt_secret' };
    });
    const { user, container } = show();
    await user.type(await screen.findByLabelText('Name of the token'), 'Night run');
    await user.selectOptions(screen.getByLabelText('It may'), 'Read and deploy');
    await user.selectOptions(screen.getByLabelText('It expires after'), '30 days');
    await user.click(screen.getByRole('button', { name: 'Create token' }));
    expect(await screen.findByText('nwt_secret')).toBeDefined();
    expect(await screen.findByRole('cell', { name: 'Night run' })).toBeDefined();
    expect(api.callsOf(createApiToken)[0]?.body).toEqual({
      name: 'Night run',
      scope: 'deploy',
      expiresInDays: 30,
    });
    await expectAccessible(container);
  });

  it('are listed with when each was last used', async () => {
    const lastUsedAt = new Date(Date.now() - 3 * 3_600_000).toISOString();
    stored = [aToken, { ...aToken, id: 'b'.repeat(24), name: 'Day run', lastUsedAt }];
    show();
    expect(await screen.findByRole('row', { name: /Night run.*Never/ })).toBeDefined();
    expect(screen.getByRole('row', { name: /Day run.*3 hours ago/ })).toBeDefined();
  });

  it('are renamed, and lose the right to deploy', async () => {
    stored = [aToken];
    const changed: ApiToken = { ...aToken, name: 'Day run', scope: 'read' };
    api.answer(updateApiToken, () => {
      stored = [changed];
      return { data: changed };
    });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Actions for Night run' }));
    await user.click(screen.getByRole('menuitem', { name: 'Change' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change Night run' });
    const name = within(dialog).getByLabelText('New name');
    await user.clear(name);
    await user.type(name, 'Day run');
    await user.selectOptions(within(dialog).getByLabelText('From now on it may'), 'Read deployments');
    await expectAccessible(dialog);
    await user.click(within(dialog).getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByRole('row', { name: /Day run.*Read deployments/ })).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.callsOf(updateApiToken)[0]).toMatchObject({
      body: { name: 'Day run', scope: 'read' },
    });
  });

  it('are revoked after a question', async () => {
    stored = [aToken];
    api.answer(revokeApiToken, () => {
      stored = [];
      return {};
    });
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Actions for Night run' }));
    await user.click(screen.getByRole('menuitem', { name: 'Revoke' }));
    await user.click(await screen.findByRole('button', { name: 'Revoke token' }));
    expect(await screen.findByText('Night run was revoked.')).toBeDefined();
    expect(screen.queryByRole('cell', { name: 'Night run' })).toBeNull();
  });

  it('need a plan with API access', async () => {
    api.answer(listApiTokens, { data: [], isAllowed: false });
    show();
    expect(await screen.findByText(/does not include API access/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Create token' })).toBeNull();
  });
});
