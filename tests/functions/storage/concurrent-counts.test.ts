import '../../support/function-environment.ts';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it, vi } from 'vitest';
import { createDesign } from '../../../functions/designs/create-design.ts';
import { activityStep, recordActivity } from '../../../functions/storage/statistics/activity.ts';
import { readActivity } from '../../../functions/storage/statistics/read-activity.ts';
import { readPlanCounts, readStats, statsStep } from '../../../functions/storage/statistics/stats.ts';
import { type Step, transact } from '../../../functions/storage/tables/transact.ts';
import { aNewDesign, anOwner } from '../../support/builders.ts';
import { withLocalData } from '../../support/local-data.ts';

withLocalData();

const times = <Result>(count: number, task: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => task(index)));

describe('writers at the same time', () => {
  it('are told of a conflict when their transactions meet on an item', async () => {
    const client = DynamoDBDocumentClient.from(new DynamoDBClient());
    const step = activityStep(anOwner(), 'designsCreated');
    const outcomes = await times(20, () =>
      client.send(new TransactWriteCommand({ TransactItems: [step.write] })).then(
        () => 'written',
        (error: Error) => error.name,
      ),
    );
    expect(new Set(outcomes)).toEqual(new Set(['written', 'TransactionCanceledException']));
  });

  it('are all counted, exactly', async () => {
    const before = await readStats();
    await times(60, async () => createDesign(anOwner(), aNewDesign(), [statsStep('designs')]));
    await times(20, async () => transact([statsStep('reports'), statsStep('designs', -1)]));
    const after = await readStats();
    expect(after.designs - before.designs).toBe(40);
    expect(after.reports - before.reports).toBe(20);
  });

  it('may count several things on one item', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const before = await readStats();
    await transact([
      statsStep('users'),
      activityStep(anOwner(), 'signIns'),
      statsStep('companies'),
      statsStep('users', 2),
      statsStep('plan:starter'),
    ]);
    const after = await readStats();
    expect([after.users - before.users, after.companies - before.companies]).toEqual([3, 1]);
    expect((await readPlanCounts()).get('starter')).toBe(1);
  });

  it('see each count as soon as their own write has ended', async () => {
    const before = (await readStats()).users;
    const seen = await times(10, async () => {
      await transact([statsStep('users')]);
      return (await readStats()).users;
    });
    expect(Math.min(...seen)).toBeGreaterThan(before);
    expect((await readStats()).users).toBe(before + 10);
  });

  it('lose no single write that meets a transaction on its item', async () => {
    const owner = anOwner();
    const step: Step = activityStep(owner, 'designsCreated');
    await Promise.all([
      ...Array.from({ length: 5 }, () => transact([step])),
      ...Array.from({ length: 5 }, () => recordActivity(owner, 'signIns')),
    ]);
    const { activity } = await readActivity(owner);
    expect([activity.designsCreated.at(-1), activity.signIns.at(-1)]).toEqual([5, 5]);
  });
});
