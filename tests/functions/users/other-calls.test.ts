import '../../support/function-environment.ts';
import { expect, it, vi } from 'vitest';
import { handler as clearCache } from '../../../functions/users/routes/clear-cache.ts';
import { handler as convertTrial } from '../../../functions/users/routes/convert-trial.ts';
import { send } from '../../support/http-events.ts';
import { anIdToken, withPoolKeys } from '../../support/id-tokens.ts';
import { withRequestLog } from '../../support/request-log.ts';

vi.mock('../../../functions/storage/gates.ts', () => import('../../support/open-gates.ts'));

withPoolKeys();
withRequestLog();

it('clearing the cache makes the browser drop its stored data', async () => {
  const { status, headers, body } = await send(clearCache, { token: anIdToken() });
  expect(status).toBe(200);
  expect(headers['clear-site-data']).toBe('"cache"');
  expect(body).toEqual({ success: true, message: 'The cache has been cleared.' });
});

it('an unverifiable payment converts no trial', async () => {
  const json = { plan_code: 'PLN_1', payment_reference: 'ref-1' };
  const { status, body } = await send(convertTrial, { token: anIdToken(), json });
  expect(status).toBe(422);
  expect(body).toMatchObject({
    code: 'unprocessable',
    message: 'This payment reference could not be verified. No payment has been taken.',
  });
});
