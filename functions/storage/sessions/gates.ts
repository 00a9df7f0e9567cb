import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { Instant } from '#shared/contract/identifiers.ts';
import { daysAfter, epochSeconds, instantNow } from '../../runtime/clock.ts';
import { documentClient } from '../../runtime/document-client.ts';
import { conditionHeld } from '../tables/condition-held.ts';
import { readItem } from '../tables/read-item.ts';
import { daysOfTokens, sessionItemId, sessionKey, sessionsTable } from './session-items.ts';

/** Why nobody gets into an account: an administrator has disabled it, or its owner has had it erased. */
const Closed = z.enum(['disabled', 'erased']);
export type Closed = z.output<typeof Closed>;

export const gateId = 'gate';

const Gate = z.object({
  /** Epoch second: sign-ins up to and including it have ended, but for the spared one. */
  validFrom: z.int().optional(),
  /** A session that `validFrom` does not end. */
  spared: z.string().optional(),
  closed: Closed.optional(),
  /** When the owner showed that they read the mail of their address. */
  emailProvedAt: Instant.optional(),
  /** Epoch second until which codes for a change of address are mailed: only for one that began with us. */
  emailChangeUntil: z.int().optional(),
});

export interface Gate extends z.output<typeof Gate> {
  /** Whether the session that was asked about has been ended by itself. */
  readonly isSessionEnded: boolean;
}

/** What stands between a valid token and an account, and whether the session that the token belongs to has been ended. */
export async function readGate(uid: string, sessionId?: string): Promise<Gate> {
  const [gate, session] = await Promise.all([
    readItem('sessions', sessionKey(uid, gateId)),
    sessionId === undefined ? undefined : readItem('sessions', sessionKey(uid, sessionItemId(sessionId))),
  ]);
  return { ...Gate.parse(gate ?? {}), isSessionEnded: session?.endedAt !== undefined };
}

/** Ends every session of a user from now on, but for the spared one. A sign-in in the same second ends, too. */
export async function endAllSessions(uid: string, spared?: string): Promise<void> {
  await update(uid, {
    UpdateExpression:
      spared === undefined ? 'SET validFrom = :now REMOVE spared' : 'SET validFrom = :now, spared = :spared',
    ExpressionAttributeValues: {
      ':now': epochSeconds(instantNow()),
      ...(spared !== undefined && { ':spared': spared }),
    },
  });
}

/** Keeps everybody out of an account, with any token. An erased one stays closed until its last token has expired. */
export async function closeAccount(uid: string, reason: Closed): Promise<void> {
  const now = instantNow();
  const close = update(uid, {
    UpdateExpression: `SET closed = :reason, validFrom = :now${
      reason === 'erased' ? ', expiresAt = :expiresAt' : ''
    } REMOVE spared`,
    ConditionExpression: 'attribute_not_exists(closed) OR closed <> :erased',
    ExpressionAttributeValues: {
      ':reason': reason,
      ':erased': 'erased' satisfies Closed,
      ':now': epochSeconds(now),
      ...(reason === 'erased' && { ':expiresAt': epochSeconds(daysAfter(now, daysOfTokens)) }),
    },
  });
  await conditionHeld(close);
}

/** Opens a disabled account again; its former sessions stay ended. Does nothing to an erased one. */
export async function reopenAccount(uid: string): Promise<void> {
  const reopen = update(uid, {
    UpdateExpression: 'REMOVE closed',
    ConditionExpression: 'closed = :disabled',
    ExpressionAttributeValues: { ':disabled': 'disabled' satisfies Closed },
  });
  await conditionHeld(reopen);
}

/** Records that the owner of an account reads the mail of its address. */
export async function recordEmailProof(uid: string): Promise<void> {
  await update(uid, {
    UpdateExpression: 'SET emailProvedAt = :now REMOVE emailChangeUntil',
    ExpressionAttributeValues: { ':now': instantNow() },
  });
}

/** Seconds for which a mailed code is good. */
const emailChangeSeconds = 60 * 60;

/** Lets codes for a change of address be mailed from now on. */
export async function allowEmailChange(uid: string): Promise<void> {
  await update(uid, {
    UpdateExpression: 'SET emailChangeUntil = :until',
    ExpressionAttributeValues: { ':until': epochSeconds(instantNow()) + emailChangeSeconds },
  });
}

type Change = Pick<
  ConstructorParameters<typeof UpdateCommand>[0],
  'UpdateExpression' | 'ConditionExpression' | 'ExpressionAttributeValues'
>;

const update = (uid: string, change: Change) =>
  documentClient().send(
    new UpdateCommand({ TableName: sessionsTable(), Key: sessionKey(uid, gateId), ...change }),
  );
