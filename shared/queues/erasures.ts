import * as z from 'zod';
import { Id, Instant, Uid } from '../contract/identifiers.ts';

/** Something to erase with everything that belongs to it. */
export const ErasureTask = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('design'), uid: Uid, designId: Id }),
  z.strictObject({ kind: z.literal('account'), uid: Uid }),
]);
export type ErasureTask = z.output<typeof ErasureTask>;

/** What is to be erased, and when. */
export const DueErasure = z.strictObject({ task: ErasureTask, due: Instant });
export type DueErasure = z.output<typeof DueErasure>;
