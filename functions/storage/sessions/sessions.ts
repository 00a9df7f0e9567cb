import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { notFound } from '#shared/contract/errors.ts';
import { inTime } from '#shared/vocabulary/time-order.ts';
import { daysAfter, epochSeconds, instantNow } from '../../runtime/clock.ts';
import { documentClient } from '../../runtime/document-client.ts';
import { conditionHeld } from '../tables/condition-held.ts';
import { query } from '../tables/query.ts';
import { readGate } from './gates.ts';
import {
  daysOfTokens,
  SessionItem,
  sessionItemId,
  sessionKey,
  sessionPrefix,
  sessionsTable,
} from './session-items.ts';

/** A session as its user's tokens state it. */
export interface TokenSession {
  readonly uid: string;
  readonly sessionId: string;
  /** Epoch second of the sign-in. */
  readonly authenticatedAt: number;
}

const expiryOf = (authenticatedAt: number): number =>
  epochSeconds(daysAfter(new Date(authenticatedAt * 1_000).toISOString(), daysOfTokens));

/** Notes that a session is in use, and on which device. */
export async function recordSession(session: TokenSession, device: string): Promise<void> {
  const { uid, sessionId, authenticatedAt } = session;
  await documentClient().send(
    new UpdateCommand({
      TableName: sessionsTable(),
      Key: sessionKey(uid, sessionItemId(sessionId)),
      UpdateExpression:
        'SET device = :device, authenticatedAt = :authenticatedAt, lastSeenAt = :now, expiresAt = :expiresAt',
      ExpressionAttributeValues: {
        ':device': device,
        ':authenticatedAt': authenticatedAt,
        ':now': instantNow(),
        ':expiresAt': expiryOf(authenticatedAt),
      },
    }),
  );
}

/** Ends the session of a token, whether it was recorded or not. */
export async function endOwnSession({ uid, sessionId, authenticatedAt }: TokenSession): Promise<void> {
  await documentClient().send(
    new UpdateCommand({
      TableName: sessionsTable(),
      Key: sessionKey(uid, sessionItemId(sessionId)),
      UpdateExpression: 'SET endedAt = :now, expiresAt = :expiresAt',
      ExpressionAttributeValues: { ':now': instantNow(), ':expiresAt': expiryOf(authenticatedAt) },
    }),
  );
}

/** @throws not_found where the user has no such session, or it has ended. */
export async function endSession(uid: string, id: string): Promise<void> {
  const isEnded = await conditionHeld(
    documentClient().send(
      new UpdateCommand({
        TableName: sessionsTable(),
        Key: sessionKey(uid, sessionItemId(id)),
        UpdateExpression: 'SET endedAt = :now',
        ConditionExpression: 'attribute_exists(device) AND attribute_not_exists(endedAt)',
        ExpressionAttributeValues: { ':now': instantNow() },
      }),
    ),
  );
  if (!isEnded) throw notFound('session');
}

export interface OpenSession {
  readonly id: string;
  readonly device: string;
  readonly createdAt: string;
  readonly lastSeenAt: string;
}

/** The sessions that have not ended, the one seen last first. */
export async function listOpenSessions(uid: string): Promise<OpenSession[]> {
  const [gate, items] = await Promise.all([
    readGate(uid),
    query('sessions', {
      partition: uid,
      sort: { prefix: sessionPrefix },
      filter: { expression: 'attribute_exists(device) AND attribute_not_exists(endedAt)' },
    }),
  ]);
  const { validFrom = 0, spared } = gate;
  const now = epochSeconds(instantNow());
  return z
    .array(SessionItem)
    .parse(items)
    .map(({ id, ...session }) => ({ ...session, id: id.slice(sessionPrefix.length) }))
    .filter(({ id, authenticatedAt }) => authenticatedAt > validFrom || id === spared)
    .filter(({ authenticatedAt }) => expiryOf(authenticatedAt) > now)
    .map(({ id, device, authenticatedAt, lastSeenAt }) => ({
      id,
      device,
      createdAt: new Date(authenticatedAt * 1_000).toISOString(),
      lastSeenAt,
    }))
    .sort((one, other) => inTime(other.lastSeenAt, one.lastSeenAt));
}
