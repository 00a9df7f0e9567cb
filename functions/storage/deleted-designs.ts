import * as z from 'zod';
import { DeletedDesign, type Design } from '#shared/contract/designs.ts';
import { notFound } from '#shared/contract/errors.ts';
import { inTime } from '#shared/vocabulary/time-order.ts';
import { designKey, parseDesign } from './design-items.ts';
import { query } from './tables/query.ts';
import { readItem } from './tables/read-item.ts';

/**
 * A deleted design is kept under a key of its own until it is erased: whoever reads or writes a design finds that there is
 * none, without knowing of deleted ones.
 */
const prefix = 'deleted#';
export const deletedKey = (userId: string, id: string) => designKey(userId, `${prefix}${id}`);

/** The id of a design that is kept under a deleted one's key. */
export const designIdOf = (key: string): string => key.slice(prefix.length);

type Item = Readonly<Record<string, unknown>>;

/** A design as it is stored: with what else is stored with it. */
export interface StoredDesign {
  readonly design: Design;
  readonly item: Item;
}

/** @throws not_found */
export async function getStoredDesign(userId: string, id: string): Promise<StoredDesign> {
  const item = await read(designKey(userId, id));
  return { design: parseDesign(item), item };
}

export interface StoredDeletion extends StoredDesign {
  readonly deleted: DeletedDesign;
}

/** A deleted design that can be restored. @throws not_found */
export async function getDeletedDesign(userId: string, id: string): Promise<StoredDeletion> {
  const item = await read(deletedKey(userId, id));
  if (item.isErasing === true) throw notFound('design');
  const { id: _key, deletedAt, eraseAt, ...design } = item;
  return {
    design: parseDesign({ ...design, id }),
    deleted: parseDeleted(item),
    item: design,
  };
}

/** The last deleted first. */
export async function listDeletedDesigns(userId: string): Promise<DeletedDesign[]> {
  const items = await query('designs', {
    partition: userId,
    sort: { prefix },
    filter: { expression: 'attribute_not_exists(isErasing)' },
  });
  return items.map(parseDeleted).sort((a, b) => inTime(b.deletedAt, a.deletedAt));
}

async function read(key: ReturnType<typeof designKey>): Promise<Item> {
  const item = await readItem('designs', key);
  if (!item) throw notFound('design');
  return item;
}

const Deletion = z.object({
  ...DeletedDesign.shape,
  id: z.string().transform(designIdOf),
});

export const parseDeleted = (item: unknown): DeletedDesign => Deletion.parse(item);
