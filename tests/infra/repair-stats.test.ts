import '../support/function-environment.ts';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDesign } from '../../functions/designs/create-design.ts';
import { createProfile } from '../../functions/storage/profile-writes.ts';
import { readStats, statsStep } from '../../functions/storage/statistics/stats.ts';
import { transact } from '../../functions/storage/tables/transact.ts';
import { repairStats } from '../../infra/operator/repair-stats.ts';
import { aNewDesign, anOwner } from '../support/builders.ts';
import { withLocalData } from '../support/local-data.ts';
import { aProfile } from '../support/profiles.ts';

withLocalData();

const tables = { profiles: 'profiles', designs: 'designs', reports: 'reports', stats: 'stats' };
let client: DynamoDBDocumentClient;
const check = () => repairStats(client, tables, { write: false });
const repair = () => repairStats(client, tables, { write: true });

beforeAll(async () => {
  client = DynamoDBDocumentClient.from(new DynamoDBClient());
  for (const company of ['Acme', 'ACME ', 'Navy', '']) await createProfile(aProfile({ company }));
  const owner = anOwner();
  for (const designName of ['One', 'Two'])
    await createDesign(owner, aNewDesign({ designName }), [statsStep('designs')]);
});
beforeEach(async () => {
  await repair();
});

describe('the counts over all users', () => {
  it('are what the tables hold, and a check says so', async () => {
    expect(await readStats()).toEqual({ users: 4, companies: 2, designs: 2, reports: 0 });
    expect(await check()).toEqual([]);
  });

  it('are compared, and changed by a repair alone', async () => {
    await transact([statsStep('designs', 5), statsStep('reports', -3)]);
    const differences = [
      { what: 'designs', counted: 7, stored: 2 },
      { what: 'reports', counted: -3, stored: 0 },
    ];
    expect(await check()).toEqual(differences);
    expect(await repair()).toEqual(differences);
    expect(await readStats()).toMatchObject({ designs: 2, reports: 0 });
    expect(await check()).toEqual([]);
  });

  it('of a company and of all companies are repaired together', async () => {
    for (const [counter, users] of [
      ['company#acme', 9],
      ['company#gone', 1],
    ])
      await client.send(new PutCommand({ TableName: 'stats', Item: { counter, users } }));
    await transact([statsStep('companies', 4)]);
    expect(await repair()).toEqual([
      { what: 'companies', counted: 6, stored: 2 },
      { what: 'company#acme', counted: 9, stored: 2 },
      { what: 'company#gone', counted: 1, stored: 0 },
    ]);
    expect(await check()).toEqual([]);
  });

  it('from before there were shards are counted in', async () => {
    await client.send(new PutCommand({ TableName: 'stats', Item: { counter: 'designs', total: 40 } }));
    expect(await check()).toEqual([{ what: 'designs', counted: 42, stored: 2 }]);
  });

  it('are counted again when something was created meanwhile, and never set to what was true before', async () => {
    const owner = anOwner();
    const send = client.send.bind(client) as (command: object) => Promise<unknown>;
    let isCreated = false;
    vi.spyOn(client, 'send').mockImplementation(async (command: object) => {
      const answer = await send(command);
      if (!isCreated && command.constructor.name === 'ScanCommand') {
        isCreated = true;
        await createDesign(owner, aNewDesign({ designName: 'Meanwhile' }), [statsStep('designs')]);
      }
      return answer;
    });
    expect(await repair()).toEqual([]);
    expect(await readStats()).toMatchObject({ designs: 3 });
  });
});
