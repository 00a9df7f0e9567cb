import { expect, test } from 'vitest';
import { seed } from '../../../infra/local/seed.ts';

test('an example that cannot be sent says where to, why, and what to do', async () => {
  const operator = {
    userPoolId: 'local',
    region: 'local',
    accessKey: { accessKeyId: 'key', secretAccessKey: 'secret' },
    endpoints: { database: '', objectStore: '', userPool: '', queues: '', secrets: '', mail: '' },
    payments: undefined,
  };
  // fetch refuses this port.
  await expect(seed({ url: 'http://127.0.0.1:9', operator })).rejects.toThrow(
    /POST http:\/\/127\.0\.0\.1:9\/api\/users\/register got no answer \(.+\)\. Start again, or with SEED=none/,
  );
});
