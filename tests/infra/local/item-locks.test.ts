import { beforeEach, describe, expect, it } from 'vitest';
import { createItemLocks, type ItemLocks } from '../../../infra/local/database/item-locks.ts';

let locks: ItemLocks;
beforeEach(() => {
  locks = createItemLocks(() => ['owner', 'id']);
});

const item = (id: string) => ({ owner: { S: 'ada' }, id: { S: id } });
const update = (id: string) => ({ Update: { TableName: 'designs', Key: item(id) } });
const transaction = (...TransactItems: object[]) => locks.begin('TransactWriteItems', { TransactItems });
const codes = (begun: ReturnType<ItemLocks['begin']>) =>
  'conflict' in begun ? begun.conflict.reasons?.map(({ Code }) => Code) : [];

describe('a transaction on this machine', () => {
  it('is cancelled when it meets another one on an item, and says which', () => {
    transaction(update('a'), update('b'));
    expect(codes(transaction(update('c'), update('b')))).toEqual(['None', 'TransactionConflict']);
  });

  it('holds nothing once it is cancelled', () => {
    transaction(update('a'));
    transaction(update('a'), update('b'));
    expect(transaction(update('b'))).toHaveProperty('end');
  });

  it('passes beside one on other items, and after one on the same', () => {
    const first = transaction(update('a'));
    expect(transaction(update('b'))).toHaveProperty('end');
    if ('end' in first) first.end();
    expect(transaction(update('a'))).toHaveProperty('end');
  });

  it('recognises an item that one of them puts as a whole', () => {
    transaction({ Put: { TableName: 'designs', Item: { ...item('a'), name: { S: 'Lisbon' } } } });
    expect(codes(transaction(update('a')))).toEqual(['TransactionConflict']);
    expect(codes(transaction({ Put: { TableName: 'reports', Item: item('a') } }))).toEqual([]);
  });

  it('ends once, even when it is ended again after another has begun', () => {
    const first = transaction(update('a'));
    if ('end' in first) first.end();
    transaction(update('a'));
    if ('end' in first) first.end();
    expect(codes(transaction(update('a')))).toEqual(['TransactionConflict']);
  });

  it('is said to be in progress when its client sends it again, and may be sent once it has ended', () => {
    const sent = { ClientRequestToken: 'token', TransactItems: [update('a')] };
    const first = locks.begin('TransactWriteItems', sent);
    expect(locks.begin('TransactWriteItems', sent)).toMatchObject({
      conflict: { type: 'TransactionInProgressException' },
    });
    expect(codes(transaction(update('a')))).toEqual(['TransactionConflict']);
    if ('end' in first) first.end();
    expect(locks.begin('TransactWriteItems', sent)).toHaveProperty('end');
  });

  it.each(['PutItem', 'UpdateItem', 'DeleteItem'])('refuses a single %s of its item', (operation) => {
    transaction(update('a'));
    const write = { TableName: 'designs', Key: item('a') };
    expect(locks.begin(operation, write)).toMatchObject({
      conflict: { type: 'TransactionConflictException' },
    });
    expect(locks.begin('GetItem', write)).toHaveProperty('end');
  });
});
