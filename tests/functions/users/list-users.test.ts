import '../../support/function-environment.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { User } from '#shared/contract/user-items.ts';
import { createProfile } from '../../../functions/storage/profile-writes.ts';
import { handler } from '../../../functions/users/routes/list-users.ts';
import { send } from '../../support/http-events.ts';
import { anAdminToken, anIdToken, withPoolKeys } from '../../support/id-tokens.ts';
import { withLocalData } from '../../support/local-data.ts';
import { aProfile } from '../../support/profiles.ts';
import { withRequestLog } from '../../support/request-log.ts';

vi.mock('../../../functions/storage/sessions/gates.ts', () => import('../../support/open-gates.ts'));

withLocalData();
withPoolKeys();
withRequestLog();

const list = async (query: Record<string, string> = {}) => {
  const { body } = await send(handler, { token: anAdminToken(), query });
  return { names: (body.data as User[]).map(({ displayName }) => displayName), pagination: body.pagination };
};

beforeAll(async () => {
  for (let day = 10; day < 35; day += 1)
    await createProfile(
      aProfile({
        displayName: `User ${day}`,
        createdAt: new Date(Date.UTC(2026, 9, day)).toISOString(),
      }),
    );
});

describe('the list of users', () => {
  it('is the list itself where no page is asked for', async () => {
    const answer = await send(handler, { token: anAdminToken(), headers: { accept: 'application/json' } });
    const users = answer.body as unknown as { name: string }[];
    expect(users.map(({ name }) => name)).toEqual(
      Array.from({ length: 25 }, (_, index) => `User ${34 - index}`),
    );
    expect(answer.headers).not.toHaveProperty('link');
  });

  it('shows the ten newest by default', async () => {
    const { names, pagination } = await list({ page: '1' });
    expect(names).toHaveLength(10);
    expect(names[0]).toBe('User 34');
    expect(pagination).toEqual({ total: 25, page: 1, pages: 3, limit: 10 });
  });

  it('shows each user on exactly one page', async () => {
    const pages = await Promise.all(['1', '2', '3', '4'].map((page) => list({ page, limit: '7' })));
    expect(pages.map(({ names }) => names.length)).toEqual([7, 7, 7, 4]);
    expect(pages.flatMap(({ names }) => names)).toEqual(
      Array.from({ length: 25 }, (_, index) => `User ${34 - index}`),
    );
  });

  it('is empty past its end', async () => {
    expect(await list({ page: '10000' })).toEqual({
      names: [],
      pagination: { total: 25, page: 10_000, pages: 3, limit: 10 },
    });
  });

  it('is for administrators only', async () => {
    expect((await send(handler, { token: anIdToken() })).status).toBe(403);
  });

  it.each([{ page: '0' }, { page: 'two' }, { limit: '101' }, { limit: 'all' }])(
    'rejects %o',
    async (query) => {
      const { status, body } = await send(handler, { token: anAdminToken(), query });
      expect(status).toBe(400);
      expect(body).toMatchObject({ details: { fields: [{ field: Object.keys(query)[0] }] } });
    },
  );
});
