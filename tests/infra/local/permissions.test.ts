import { describe, expect, it } from 'vitest';
import { requiredGrants } from '../../../infra/local/database/required-grants.ts';
import { createPrincipals } from '../../../infra/local/permissions/principals.ts';
import { isAllowed, type Statement } from '../../../infra/local/permissions/role-policies.ts';

const allow = (actions: string[], resources: string[]): Statement => ({
  effect: 'Allow',
  actions,
  resources,
});
const tableArn = (name: string) => `arn:${name}`;

describe('what a role allows', () => {
  it('is nothing without a statement', () => {
    expect(isAllowed([], 'dynamodb:GetItem', 'arn:designs')).toBe(false);
    expect(isAllowed([allow(['dynamodb:GetItem'], ['arn:designs'])], 'dynamodb:GetItem', 'arn:designs')).toBe(
      true,
    );
    expect(isAllowed([allow(['dynamodb:GetItem'], ['arn:designs'])], 'dynamodb:PutItem', 'arn:designs')).toBe(
      false,
    );
    expect(isAllowed([allow(['dynamodb:GetItem'], ['arn:designs'])], 'dynamodb:GetItem', 'arn:reports')).toBe(
      false,
    );
  });

  it('knows wildcards, and takes a dot as a dot', () => {
    expect(
      isAllowed(
        [allow(['s3:Get*'], ['arn:aws:s3:::reports/*'])],
        's3:GetObject',
        'arn:aws:s3:::reports/a.pdf',
      ),
    ).toBe(true);
    expect(isAllowed([allow(['s3:GetObject'], ['arn:a.b'])], 's3:GetObject', 'arn:axb')).toBe(false);
  });

  it('is revoked by a denial', () => {
    const statements: Statement[] = [
      allow(['s3:*'], ['*']),
      { effect: 'Deny', actions: ['s3:DeleteObject'], resources: ['*'] },
    ];
    expect(isAllowed(statements, 's3:GetObject', 'arn:x')).toBe(true);
    expect(isAllowed(statements, 's3:DeleteObject', 'arn:x')).toBe(false);
  });
});

describe('callers', () => {
  it('are known by their key, each with its own permissions', () => {
    const principals = createPrincipals();
    const reader = principals.admit('reader', [allow(['dynamodb:GetItem'], ['arn:designs'])]);
    const other = principals.admit('other', []);
    expect(principals.secretFor(reader.accessKeyId)).toBe(reader.secretAccessKey);
    expect(principals.allows(reader.accessKeyId, 'dynamodb:GetItem', 'arn:designs')).toBe(true);
    expect(principals.allows(other.accessKeyId, 'dynamodb:GetItem', 'arn:designs')).toBe(false);
    expect(principals.secretFor('AKIAUNKNOWN')).toBeUndefined();
  });
});

describe('a database request needs', () => {
  it('its own action on the table, or on the index that it reads', () => {
    expect(requiredGrants('GetItem', { TableName: 't' }, tableArn)).toEqual([
      { action: 'dynamodb:GetItem', resource: 'arn:t' },
    ]);
    expect(requiredGrants('Query', { TableName: 't', IndexName: 'i' }, tableArn)).toEqual([
      { action: 'dynamodb:Query', resource: 'arn:t/index/i' },
    ]);
  });

  it('the action of each part of a transaction', () => {
    const TransactItems = [{ Put: { TableName: 'a' } }, { ConditionCheck: { TableName: 'b' } }];
    expect(requiredGrants('TransactWriteItems', { TransactItems }, tableArn)).toEqual([
      { action: 'dynamodb:PutItem', resource: 'arn:a' },
      { action: 'dynamodb:ConditionCheckItem', resource: 'arn:b' },
    ]);
  });

  it('the batch action on each table of a batch', () => {
    expect(requiredGrants('BatchGetItem', { RequestItems: { a: {}, b: {} } }, tableArn)).toEqual([
      { action: 'dynamodb:BatchGetItem', resource: 'arn:a' },
      { action: 'dynamodb:BatchGetItem', resource: 'arn:b' },
    ]);
  });
});
