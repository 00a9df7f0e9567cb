import type * as z from 'zod';
import { constantCase } from '../tables/tables.ts';

/** Every queue. What its messages hold is described in the file of its name; its worker is in infra/permissions/workers.ts. */
export const queueNames = ['payments', 'erasures', 'exports'] as const;
export type QueueName = (typeof queueNames)[number];

/** A queue, as its senders and its worker know it. */
export interface Queue<Message> {
  readonly name: QueueName;
  /** What a message holds. It is sent as JSON, so it has no dates and nothing undefined that matters. */
  readonly message: z.ZodType<Message>;
}

export const defineQueue = <Message>(queue: Queue<Message>): Queue<Message> => queue;

/** The environment variable that tells a sender a queue's address: `PAYMENTS_QUEUE_URL`. */
export const queueVariable = (name: QueueName): string => `${constantCase(name)}_QUEUE_URL`;
