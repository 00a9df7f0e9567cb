import * as z from 'zod';
import { Id, Instant, Uid } from '../contract/identifiers.ts';
import { defineQueue } from './define-queue.ts';

const DesignErasure = z.strictObject({
  kind: z.literal('design'),
  uid: Uid,
  designId: Id,
  due: Instant,
});
export type DesignErasure = z.output<typeof DesignErasure>;

const AccountErasure = z.strictObject({
  kind: z.literal('account'),
  uid: Uid,
  due: Instant,
  /** The first erases everything; the last, a day later, what late calls left, and the gate that kept them out. */
  pass: z.enum(['first', 'last']),
});
export type AccountErasure = z.output<typeof AccountErasure>;

/** What is to be erased with everything that belongs to it, and when. */
export const Erasure = z.discriminatedUnion('kind', [DesignErasure, AccountErasure]);
export type Erasure = z.output<typeof Erasure>;

export const erasuresQueue = defineQueue({ name: 'erasures', message: Erasure });
