import { createHash, randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import * as z from 'zod';
import { ServiceError } from '../aws-service/service-error.ts';
import { openSqliteFile, transact } from '../sqlite/sqlite-file.ts';
import type { DeployedQueue } from './deployed-queues.ts';

/** A message as a receiver gets it. Times are milliseconds since the epoch. */
export interface ReceivedMessage {
  readonly id: string;
  readonly receipt: string;
  readonly body: string;
  readonly sentAt: number;
  readonly firstReceivedAt: number;
  readonly receiveCount: number;
}

export interface QueueCounts {
  /** To be received now. */
  readonly visible: number;
  /** Received, neither deleted nor visible again. */
  readonly inFlight: number;
  readonly delayed: number;
}

/** The messages of all queues, by a queue's ARN. What a call has changed is on disk when it returns. */
export interface QueueStore {
  send(queue: DeployedQueue, body: string, delaySeconds?: number): string;
  /** At most so many messages, which are hidden from then on. Those received too often become dead letters. */
  receive(queue: DeployedQueue, most: number, visibilitySeconds?: number): ReceivedMessage[];
  /** Deletes the message of this receipt, unless it has been received again since. Throws ReceiptHandleIsInvalid. */
  remove(receipt: string): void;
  /** Throws ReceiptHandleIsInvalid, or MessageNotInflight. */
  hide(receipt: string, seconds: number): void;
  /** Deletes what is there. */
  purge(queue: DeployedQueue): void;
  counts(queue: DeployedQueue): QueueCounts;
  /** When the next message will be there to be received. */
  nextVisibleAt(queue: DeployedQueue): number | undefined;
  /** Calls back when messages of a queue may have become visible; returns how to stop that. */
  onMessage(queue: DeployedQueue, listener: () => void): () => void;
  close(): void;
}

export interface QueueStoreOptions {
  readonly file: string;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

const schema = `
  CREATE TABLE IF NOT EXISTS messages (
    position INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    queue TEXT NOT NULL,
    body TEXT NOT NULL,
    sent_at INTEGER NOT NULL,
    visible_at INTEGER NOT NULL,
    receive_count INTEGER NOT NULL DEFAULT 0,
    first_received_at INTEGER,
    receipt TEXT
  ) STRICT;
  CREATE INDEX IF NOT EXISTS messages_by_visibility ON messages (queue, visible_at);
`;

const Row = z.object({
  id: z.string(),
  body: z.string(),
  sent_at: z.number(),
  receive_count: z.number(),
  first_received_at: z.number().nullable(),
});
const Counts = z.object({ visible: z.number(), inFlight: z.number(), delayed: z.number() });
const InFlight = z.object({ queue: z.string(), visible_at: z.number() });

export function openQueueStore({ file, now = Date.now }: QueueStoreOptions): QueueStore {
  const database = openSqliteFile(file, schema);
  const changes = new EventEmitter().setMaxListeners(0);
  const sql = {
    insert: database.prepare(
      'INSERT INTO messages (id, queue, body, sent_at, visible_at) VALUES (?, ?, ?, ?, ?)',
    ),
    visible: database.prepare(
      'SELECT * FROM messages WHERE queue = ? AND visible_at <= ? ORDER BY visible_at, position LIMIT ?',
    ),
    expire: database.prepare('DELETE FROM messages WHERE queue = ? AND sent_at <= ?'),
    move: database.prepare('UPDATE messages SET queue = ?, visible_at = ?, receipt = NULL WHERE id = ?'),
    receive: database.prepare(
      'UPDATE messages SET visible_at = ?, receive_count = ?, first_received_at = ?, receipt = ? WHERE id = ?',
    ),
    inFlight: database.prepare('SELECT queue, visible_at FROM messages WHERE receipt = ?'),
    hide: database.prepare('UPDATE messages SET visible_at = ? WHERE receipt = ?'),
    remove: database.prepare('DELETE FROM messages WHERE receipt = ?'),
    purge: database.prepare('DELETE FROM messages WHERE queue = ?'),
    next: database.prepare('SELECT min(visible_at) AS at FROM messages WHERE queue = ?'),
    counts: database.prepare(`
      SELECT count(*) FILTER (WHERE visible_at <= :now) AS visible,
        count(*) FILTER (WHERE visible_at > :now AND receipt IS NOT NULL) AS inFlight,
        count(*) FILTER (WHERE visible_at > :now AND receipt IS NULL) AS delayed
      FROM messages WHERE queue = :queue`),
  };

  const takeOne = (row: z.output<typeof Row>, hiddenUntil: number): ReceivedMessage => {
    const receipt = receiptOf(row.id);
    const receiveCount = row.receive_count + 1;
    const firstReceivedAt = row.first_received_at ?? now();
    sql.receive.run(hiddenUntil, receiveCount, firstReceivedAt, receipt, row.id);
    return { id: row.id, receipt, body: row.body, sentAt: row.sent_at, firstReceivedAt, receiveCount };
  };

  return {
    send(queue, body, delaySeconds = queue.delay) {
      const id = randomUUID();
      sql.insert.run(id, queue.arn, body, now(), now() + delaySeconds * 1_000);
      changes.emit(queue.arn);
      return id;
    },

    receive(queue, most, visibilitySeconds = queue.visibilityTimeout) {
      const dead: string[] = [];
      const received = transact(database, () => {
        const taken: ReceivedMessage[] = [];
        sql.expire.run(queue.arn, now() - queue.retention * 1_000);
        while (taken.length < most) {
          const rows = z.array(Row).parse(sql.visible.all(queue.arn, now(), most - taken.length));
          if (rows.length === 0) break;
          for (const row of rows) {
            const { deadLetters } = queue;
            if (deadLetters && row.receive_count >= deadLetters.maxReceiveCount) {
              sql.move.run(deadLetters.arn, now(), row.id);
              dead.push(deadLetters.arn);
            } else taken.push(takeOne(row, now() + visibilitySeconds * 1_000));
          }
          // Hidden for no time at all, they would be received over and over.
          if (visibilitySeconds === 0) break;
        }
        return taken;
      });
      for (const arn of new Set(dead)) changes.emit(arn);
      return received;
    },

    remove(receipt) {
      requireReceipt(receipt);
      sql.remove.run(receipt);
    },

    hide(receipt, seconds) {
      requireReceipt(receipt);
      const found = InFlight.safeParse(sql.inFlight.get(receipt)).data;
      if (!found || found.visible_at <= now())
        throw new ServiceError('MessageNotInflight', 'The message referred to is not in flight.');
      sql.hide.run(now() + seconds * 1_000, receipt);
      changes.emit(found.queue);
    },

    purge(queue) {
      sql.purge.run(queue.arn);
    },

    counts: (queue) => Counts.parse(sql.counts.get({ now: now(), queue: queue.arn })),

    nextVisibleAt: (queue) =>
      z.object({ at: z.number().nullable() }).parse(sql.next.get(queue.arn)).at ?? undefined,

    onMessage(queue, listener) {
      changes.on(queue.arn, listener);
      return () => changes.off(queue.arn, listener);
    },

    close() {
      database.close();
    },
  };
}

/** In hexadecimal, as SQS returns it and its clients compare it. */
export const md5 = (body: string): string => createHash('md5').update(body).digest('hex');

const receiptOf = (id: string): string => Buffer.from(`${id} ${randomUUID()}`).toString('base64');

function requireReceipt(receipt: string): void {
  if (!/^[0-9a-f-]{36} [0-9a-f-]{36}$/.test(Buffer.from(receipt, 'base64').toString()))
    throw new ServiceError(
      'ReceiptHandleIsInvalid',
      `The input receipt handle "${receipt}" is not a valid receipt handle.`,
    );
}
