import * as z from 'zod';
import { companyKey } from '#shared/tables/stats-items.ts';
import { statsStep, statsTable } from './statistics/stats.ts';
import { readItem } from './tables/read-item.ts';
import type { Step } from './tables/transact.ts';
import { transactAgain } from './tables/transact-again.ts';

/** A user's company before and after a change; absent before there was a user, or when there is none any more. */
export interface CompanyMove {
  readonly from?: string;
  readonly to?: string;
}

/**
 * Writes `steps` and updates the number of companies in the same transaction: a company counts while at least one
 * user is in it. Two spellings that differ in case or spaces are one company; no name is no company.
 */
export async function transactMovingCompany(move: CompanyMove, steps: readonly Step[]): Promise<void> {
  await transactAgain(async () => [...steps, ...(await companySteps(move))]);
}

async function companySteps(move: CompanyMove): Promise<readonly Step[]> {
  const from = companyKey(move.from);
  const to = companyKey(move.to);
  if (from === to) return [];
  const [left, joined] = await Promise.all([usersOf(from), usersOf(to)]);
  const steps: Step[] = [];
  let companies = 0;
  if (from && left > 1) steps.push(usersStep(from, -1, '#users > :one'));
  if (from && left === 1) {
    steps.push(forgetCompany(from));
    companies -= 1;
  }
  if (to) {
    steps.push(
      usersStep(to, 1, joined === 0 ? 'attribute_not_exists(#users) OR #users < :one' : '#users >= :one'),
    );
    if (joined === 0) companies += 1;
  }
  return companies === 0 ? steps : [...steps, statsStep('companies', companies)];
}

async function usersOf(counter: string | undefined): Promise<number> {
  if (!counter) return 0;
  const item = await readItem('stats', { counter });
  return CompanyItem.parse(item ?? {}).users;
}

const CompanyItem = z.object({ users: z.int().default(0) });

const usersStep = (counter: string, by: 1 | -1, condition: string): Step => ({
  write: {
    Update: {
      TableName: statsTable,
      Key: { counter },
      UpdateExpression: 'ADD #users :by',
      ConditionExpression: condition,
      ExpressionAttributeNames: { '#users': 'users' },
      ExpressionAttributeValues: { ':by': by, ':one': 1 },
    },
  },
});

/** With its last user goes the name of a company. */
const forgetCompany = (counter: string): Step => ({
  write: {
    Delete: {
      TableName: statsTable,
      Key: { counter },
      ConditionExpression: '#users = :one',
      ExpressionAttributeNames: { '#users': 'users' },
      ExpressionAttributeValues: { ':one': 1 },
    },
  },
});
