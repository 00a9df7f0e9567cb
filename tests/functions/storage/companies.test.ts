import '../../support/function-environment.ts';
import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { documentClient } from '../../../functions/runtime/document-client.ts';
import { transactMovingCompany } from '../../../functions/storage/companies.ts';
import { readStats } from '../../../functions/storage/statistics/stats.ts';
import { withLocalData } from '../../support/local-data.ts';

withLocalData();

afterEach(() => {
  vi.restoreAllMocks();
});

const join = (company: string) => transactMovingCompany({ to: company }, []);
const leave = (company: string) => transactMovingCompany({ from: company }, []);
const companies = async () => (await readStats()).companies;

/** Runs `between` once after the counts were read and before they are written. */
function afterTheRead(between: () => Promise<void>): void {
  const client = documentClient();
  const send = client.send.bind(client);
  let pending = true;
  vi.spyOn(client, 'send').mockImplementation(async (command: unknown) => {
    const answer = await send(command as BatchGetCommand);
    if (pending && command instanceof BatchGetCommand) {
      pending = false;
      await between();
    }
    return answer;
  });
}

describe('the number of companies', () => {
  it('goes up with the first user of a company and down with the last', async () => {
    const before = await companies();
    const countAfter = async (step: Promise<void>) => step.then(async () => (await companies()) - before);
    expect(await countAfter(join('Acme'))).toBe(1);
    expect(await countAfter(join('ACME '))).toBe(1);
    expect(await countAfter(leave('acme'))).toBe(1);
    expect(await countAfter(leave('Acme'))).toBe(0);
  });

  it('stays correct when another first user registers between the read and the write', async () => {
    const before = await companies();
    afterTheRead(() => join('Race In'));
    await join('Race In');
    expect((await companies()) - before).toBe(1);
  });

  it('stays correct when another user leaves between the read and the write', async () => {
    const before = await companies();
    await join('Race Out');
    await join('Race Out');
    afterTheRead(() => leave('Race Out'));
    await leave('Race Out');
    expect((await companies()) - before).toBe(0);
  });

  it('does not count an empty name', async () => {
    const before = await companies();
    await transactMovingCompany({ from: '', to: 'Named' }, []);
    expect((await companies()) - before).toBe(1);
    await transactMovingCompany({ from: 'Named', to: '  ' }, []);
    expect((await companies()) - before).toBe(0);
  });
});
