import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll } from 'vitest';
import { createAuthorisingProxy } from '../../infra/local/database/authorising-proxy.ts';
import { startDatabaseEngine } from '../../infra/local/database/engine.ts';
import { close, listen } from '../../infra/local/listen.ts';
import { createObjectStore } from '../../infra/local/object-store/operations/server.ts';
import { functionEnvironment } from './function-environment.ts';
import { createTemplateTables, templateLocks } from './tables.ts';

/** Gives the tests of a file real tables and buckets of their own: DynamoDB's local engine and the object store. */
export function withLocalData(): void {
  const closing: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'netwright-data-'));
    closing.unshift(() => rm(folder, { recursive: true, force: true }));

    const engine = await startDatabaseEngine(path.join(folder, 'tables.db'));
    closing.unshift(() => engine.close());
    const access = { secretFor: () => functionEnvironment.AWS_SECRET_ACCESS_KEY, allows: () => true };
    const proxy = createAuthorisingProxy({
      engine: engine.endpoint,
      region: functionEnvironment.AWS_REGION,
      access,
      locks: templateLocks(),
    });
    closing.unshift(() => close(proxy));
    process.env.AWS_ENDPOINT_URL_DYNAMODB = await listen(proxy);
    const client = new DynamoDBClient();
    closing.unshift(async () => client.destroy());
    await createTemplateTables(client);

    const store = createObjectStore({
      directory: path.join(folder, 'objects'),
      region: functionEnvironment.AWS_REGION,
      buckets: [
        { name: functionEnvironment.TOPOLOGIES_BUCKET },
        { name: functionEnvironment.REPORTS_BUCKET },
        { name: functionEnvironment.IMAGES_BUCKET },
        { name: functionEnvironment.CONFIGURATIONS_BUCKET },
        { name: functionEnvironment.CONFIG_FILES_BUCKET },
        { name: functionEnvironment.EXPORTS_BUCKET },
      ],
      access,
    });
    closing.unshift(() => close(store));
    process.env.AWS_ENDPOINT_URL_S3 = await listen(store);
  });

  afterAll(async () => {
    for (const end of closing) await end();
  });
}
