import '../../support/function-environment.ts';
import { expect, it, vi } from 'vitest';
import { handler as clearCache } from '../../../functions/users/routes/clear-cache.ts';
import { send } from '../../support/http-events.ts';
import { anIdToken, withPoolKeys } from '../../support/id-tokens.ts';
import { withRequestLog } from '../../support/request-log.ts';

vi.mock('../../../functions/storage/sessions/gates.ts', () => import('../../support/open-gates.ts'));

withPoolKeys();
withRequestLog();

it('clearing the cache makes the browser drop its stored data', async () => {
  const { status, headers, body } = await send(clearCache, { token: anIdToken() });
  expect(status).toBe(200);
  expect(headers['clear-site-data']).toBe('"cache"');
  expect(body).toEqual({ success: true, message: 'The cache has been cleared.' });
});
