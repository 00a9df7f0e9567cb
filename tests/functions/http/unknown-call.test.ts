import '../../support/function-environment.ts';
import { describe, expect, it } from 'vitest';
import { handler } from '../../../functions/http/unknown-call.ts';
import { send } from '../../support/http-events.ts';
import { withRequestLog } from '../../support/request-log.ts';

const lines = withRequestLog();

describe('what is no call of the API', () => {
  it.each([{}, { json: { any: 'thing' } }, { query: { a: 'b' }, token: 'nonsense' }])(
    'is answered 404 in the envelope: %o',
    async (request) => {
      const { status, body } = await send(handler, request);
      expect(status).toBe(404);
      expect(body).toEqual({
        success: false,
        error: 'The API has no such call. It is described in /api/openapi.json.',
        message: 'The API has no such call. It is described in /api/openapi.json.',
        code: 'not_found',
        requestId: 'request-1',
      });
    },
  );

  it('is logged as any request, without its path', async () => {
    await send(handler, { token: 'secret' });
    expect(lines()).toMatchObject([{ route: 'unknownCall', status: 404, level: 'info' }]);
    expect(JSON.stringify(lines())).not.toContain('secret');
  });
});
