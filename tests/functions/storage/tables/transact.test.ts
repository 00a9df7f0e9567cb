import '../../../support/function-environment.ts';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { notFound, Refusal } from '#shared/contract/errors.ts';
import { isServiceFailure } from '../../../../functions/runtime/service-failure.ts';
import { type Step, transact } from '../../../../functions/storage/tables/transact.ts';
import { canceled } from '../../../support/aws-errors.ts';

const tables = mockClient(DynamoDBDocumentClient);
afterAll(() => tables.restore());

beforeEach(() => {
  tables.reset();
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

const write: Step['write'] = { Delete: { TableName: 'designs', Key: { userId: 'u', id: 'i' } } };
const steps: readonly Step[] = [
  { write },
  { write, refuse: () => notFound('design') },
  { write, refuse: () => new Refusal('name_taken', 'Taken.') },
];

const attempts = () => tables.commandCalls(TransactWriteCommand).length;

describe('a transaction', () => {
  it('writes all its steps at once', async () => {
    tables.on(TransactWriteCommand).resolves({});
    await transact(steps);
    expect(tables.commandCalls(TransactWriteCommand)[0]?.args[0].input.TransactItems).toEqual([
      write,
      write,
      write,
    ]);
  });

  it('is rejected with the sentence of the first step whose condition failed', async () => {
    tables
      .on(TransactWriteCommand)
      .rejects(canceled('None', 'ConditionalCheckFailed', 'ConditionalCheckFailed'));
    await expect(transact(steps)).rejects.toMatchObject({ code: 'not_found' });
    expect(attempts()).toBe(1);
  });

  it('shows a step the item that failed its condition', async () => {
    const error = new TransactionCanceledException({
      message: 'canceled',
      $metadata: {},
      CancellationReasons: [{ Code: 'ConditionalCheckFailed', Item: { version: { N: '7' } } }],
    });
    tables.on(TransactWriteCommand).rejects(error);
    const refuse = vi.fn(() => notFound('design'));
    await expect(transact([{ write, refuse }])).rejects.toThrow();
    expect(refuse).toHaveBeenCalledWith({ version: { N: '7' } });
  });

  it('reports a failed condition that no step explains', async () => {
    tables.on(TransactWriteCommand).rejects(canceled('ConditionalCheckFailed', 'None', 'None'));
    await expect(transact(steps)).rejects.toBeInstanceOf(TransactionCanceledException);
    expect(attempts()).toBe(1);
  });

  it.each(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'])(
    'is tried again after %s',
    async (code) => {
      tables
        .on(TransactWriteCommand)
        .rejectsOnce(canceled('None', code))
        .rejectsOnce(canceled(code))
        .resolves({});
      await transact(steps);
      expect(attempts()).toBe(3);
    },
  );

  it('reports a persistent conflict as a failed service', async () => {
    tables.on(TransactWriteCommand).rejects(canceled('TransactionConflict'));
    const error = await transact(steps).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(TransactionCanceledException);
    expect(isServiceFailure(error)).toBe(true);
    expect(attempts()).toBe(12);
  });

  it('is not retried after an error that leaves the outcome unknown', async () => {
    tables.on(TransactWriteCommand).rejects(new Error('socket hang up'));
    await expect(transact(steps)).rejects.toThrow('socket hang up');
    expect(attempts()).toBe(1);
  });
});
