import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startDatabaseEngine } from '../../../infra/local/database/engine.ts';

it('rejects with the message of an engine that cannot start', async () => {
  const file = join(tmpdir(), 'no such folder', 'tables.db');
  await expect(startDatabaseEngine(file)).rejects.toThrow(
    /^The local DynamoDB engine exited at its start: .*unable to open database file/,
  );
});
