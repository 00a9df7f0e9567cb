import '../../support/function-environment.ts';
import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { documentClient } from '../../../functions/runtime/document-client.ts';
import { handler } from '../../../functions/stats/routes/get-stats.ts';
import { statsStep } from '../../../functions/storage/statistics/stats.ts';
import { transact } from '../../../functions/storage/tables/transact.ts';
import { send } from '../../support/http-events.ts';
import { withLocalData } from '../../support/local-data.ts';
import { withRequestLog } from '../../support/request-log.ts';

withLocalData();
withRequestLog();

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the statistics', () => {
  it('are zero before anything was counted', async () => {
    const { status, body } = await send(handler);
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, data: { users: 0, companies: 0, designs: 0, reports: 0 } });
  });

  it('count what transactions wrote, and never fall below zero', async () => {
    await transact([statsStep('designs', 2), statsStep('reports'), statsStep('users', -1)]);
    await transact([statsStep('designs')]);
    expect((await send(handler)).body.data).toEqual({ users: 0, companies: 0, designs: 3, reports: 1 });
  });

  it('are not returned in part when the table is throttled', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    vi.spyOn(documentClient(), 'send').mockImplementation(async (command) => {
      expect(command).toBeInstanceOf(BatchGetCommand);
      return { Responses: {}, UnprocessedKeys: { stats: { Keys: [{ counter: 'users' }] } } };
    });
    const { status, body } = await send(handler);
    expect(status).toBe(503);
    expect(body.message).toBe('Failed to fetch stats');
  });
});
