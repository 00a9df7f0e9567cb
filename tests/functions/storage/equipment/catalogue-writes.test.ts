import '../../../support/function-environment.ts';
import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, expect, it, vi } from 'vitest';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { writeChanges } from '../../../../functions/storage/equipment/catalogue-writes.ts';
import { canceled } from '../../../support/aws-errors.ts';

const tables = mockClient(DynamoDBDocumentClient);
afterAll(() => tables.restore());

const changes = catalogue.slice(0, 2).map((device) => ({ kind: 'added' as const, id: device.id, device }));

it('leaves to another reading what other loads write without a pause', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  tables.on(TransactWriteCommand).rejects(canceled('TransactionConflict', 'None'));
  expect(await writeChanges(1, changes, '2026-11-27T19:00:00.000Z')).toBe(false);
});

it('throws what is no answer of the table', async () => {
  tables.on(TransactWriteCommand).rejects(new Error('socket hang up'));
  await expect(writeChanges(1, changes, '2026-11-27T19:00:00.000Z')).rejects.toThrow('socket hang up');
});
