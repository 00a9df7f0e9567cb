import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { ApiToken, type ApiTokenChange, apiTokenLimits } from '#shared/contract/api-tokens.ts';
import { notFound, Refusal } from '#shared/contract/errors.ts';
import type { KeyOf } from '#shared/tables/tables.ts';
import { daysAfter, epochSeconds, instantNow } from '../../runtime/clock.ts';
import { documentClient } from '../../runtime/document-client.ts';
import { conditionHeld } from '../tables/condition-held.ts';
import { query } from '../tables/query.ts';
import { readItem } from '../tables/read-item.ts';
import { setting } from '../tables/setting.ts';
import { tableName } from '../tables/table-name.ts';
import { type Places, takePlace } from '../tables/take-place.ts';

const TableName = tableName('apiTokens');

/** What is stored of a token: never the token itself. */
const StoredToken = z.object({ ...ApiToken.shape, hash: z.string() });
export type StoredToken = z.output<typeof StoredToken>;

/** Days for which an expired token is still listed. */
const daysListed = 30;

const keyOf = (userId: string, id: string) => ({ userId, id }) satisfies KeyOf<'apiTokens'>;
const removeAt = (expiresAt: string): number => epochSeconds(daysAfter(expiresAt, daysListed));

export async function findApiToken(userId: string, id: string): Promise<StoredToken | undefined> {
  const item = await readItem('apiTokens', keyOf(userId, id));
  return item && StoredToken.parse(item);
}

/** Who has one of the places for tokens; behind all ids of these, which are hexadecimal. */
const placesId = 'places';

/** Newest first. */
export async function listApiTokens(userId: string): Promise<StoredToken[]> {
  const items = await query('apiTokens', {
    partition: userId,
    sort: { from: '0', to: 'g' },
    newestFirst: true,
  });
  return items.map((item) => StoredToken.parse(item));
}

/** @throws unprocessable for more tokens than a user may have. */
export async function createApiToken(userId: string, token: StoredToken): Promise<void> {
  const Item = { ...keyOf(userId, token.id), ...token, removeAt: removeAt(token.expiresAt) };
  const places: Places = {
    item: { TableName, Key: keyOf(userId, placesId) },
    most: apiTokenLimits.tokens,
    holders: async () => (await listApiTokens(userId)).map(({ id }) => id),
    refusal: () =>
      new Refusal(
        'unprocessable',
        `You have ${apiTokenLimits.tokens} API tokens, the most that are possible. Revoke one first.`,
      ),
  };
  await takePlace(places, token.id, [{ write: { Put: { TableName, Item } } }]);
}

/**
 * Changes a token, unless that would give it more than what is stored at that moment.
 * @throws not_found; unprocessable where the change would widen it.
 */
export async function narrowApiToken(
  userId: string,
  id: string,
  { name, scope, expiresAt: stated }: ApiTokenChange,
): Promise<StoredToken> {
  // As ours are written, so that they compare as text.
  const expiresAt = stated === undefined ? undefined : new Date(stated).toISOString();
  const changes = { name, scope, expiresAt, ...(expiresAt && { removeAt: removeAt(expiresAt) }) };
  const fields = Object.entries(changes).filter(([, value]) => value !== undefined);
  if (fields.length === 0) return required(await findApiToken(userId, id));
  const conditions = [
    'attribute_exists(id)',
    ...(scope === 'deploy' ? ['#scope = :scope'] : []),
    ...(expiresAt === undefined ? [] : ['#expiresAt >= :expiresAt']),
  ];
  try {
    const { Attributes: attributes } = await documentClient().send(
      new UpdateCommand({
        TableName,
        Key: keyOf(userId, id),
        ...setting(Object.fromEntries(fields)),
        ConditionExpression: conditions.join(' AND '),
        ReturnValues: 'ALL_NEW',
      }),
    );
    return StoredToken.parse(attributes);
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    required(await findApiToken(userId, id));
    throw new Refusal(
      'unprocessable',
      'An API token gets neither more rights nor a later expiry. Create another one.',
    );
  }
}

/** Milliseconds. */
const useRecordedEvery = 3_600_000;

/** Notes when a token was last used, at most once an hour, so that few calls write. A revoked token stays revoked. */
export async function recordApiTokenUse(userId: string, { id, lastUsedAt }: StoredToken): Promise<void> {
  const now = instantNow();
  const before = new Date(Date.parse(now) - useRecordedEvery).toISOString();
  if (lastUsedAt !== undefined && lastUsedAt > before) return;
  await conditionHeld(
    documentClient().send(
      new UpdateCommand({
        TableName,
        Key: keyOf(userId, id),
        UpdateExpression: 'SET lastUsedAt = :now',
        ConditionExpression:
          'attribute_exists(id) AND (attribute_not_exists(lastUsedAt) OR lastUsedAt <= :before)',
        ExpressionAttributeValues: { ':now': now, ':before': before },
      }),
    ),
  );
}

/** @throws not_found */
export async function removeApiToken(userId: string, id: string): Promise<void> {
  const { Attributes: removed } = await documentClient().send(
    new DeleteCommand({ TableName, Key: keyOf(userId, id), ReturnValues: 'ALL_OLD' }),
  );
  if (!removed) throw notFound('API token');
}

function required(token: StoredToken | undefined): StoredToken {
  if (!token) throw notFound('API token');
  return token;
}
