import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { startDatabaseEngine } from '../../../infra/local/database/engine.ts';
import { createFunctionRunner } from '../../../infra/local/functions/function-runner.ts';
import { built, prepare } from '../../../infra/local/prepare.ts';
import { createTemplateTables } from '../../support/tables.ts';
import { alone, type Benchmark, usualColumns, within } from '../report.ts';
import { median } from '../statistics.ts';

const limitMs = 100;
const firsts = 3;
const seconds = 7;

/** What the catalogue adds to a start: the function's thread, its bundle and its calls, on the local engine. */
export const catalogueLoad: Benchmark<unknown> = {
  name: 'catalogue-load',
  title: 'The catalogue at a start',
  run: async () => {
    await prepare(() => {}, { withSite: false });
    const first: number[] = [];
    const second: number[] = [];
    for (let table = 0; table < firsts; table += 1) {
      await withEmptyTables(async (endpoint) => {
        first.push(await loadOnce(endpoint));
        for (let run = 0; run < seconds; run += 1) second.push(await loadOnce(endpoint));
      });
    }
    return {
      columns: usualColumns,
      rows: [
        alone(`First start: ${catalogue.length} devices written`, median(first), 'ms'),
        within('Every later start: nothing written', median(second), limitMs, 'ms'),
      ],
      notes: [`Medians of ${first.length} and ${second.length} loads, each in a new thread.`],
    };
  },
};

async function withEmptyTables(run: (endpoint: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'netwright-catalogue-'));
  const engine = await startDatabaseEngine(join(folder, 'tables.db'));
  const client = new DynamoDBClient({ region, endpoint: engine.endpoint, credentials });
  try {
    await createTemplateTables(client);
    await run(engine.endpoint);
  } finally {
    client.destroy();
    await engine.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const region = 'us-east-1';
const credentials = { accessKeyId: 'bench', secretAccessKey: 'bench' };

/** Milliseconds from nothing to the function's answer, as at a start. */
async function loadOnce(endpoint: string): Promise<number> {
  const runner = createFunctionRunner({
    deployed: {
      name: 'loadCatalogue',
      codeFolder: resolve(built.functions, 'loadCatalogue'),
      handler: 'index.handler',
      environment: { EQUIPMENT_TABLE: 'equipment' },
      memoryMb: 512,
      timeoutSeconds: 60,
      role: 'loadCatalogue',
    },
    runtimeEnvironment: {
      AWS_REGION: region,
      AWS_ACCESS_KEY_ID: credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
      AWS_ENDPOINT_URL_DYNAMODB: endpoint,
    },
    log: () => {},
  });
  const start = performance.now();
  await runner.invoke({}, 'bench');
  const ms = performance.now() - start;
  await runner.stop();
  return ms;
}
