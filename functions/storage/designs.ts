import type { Design } from '#shared/contract/designs.ts';
import { notFound } from '#shared/contract/errors.ts';
import { designKey, parseDesign } from './design-items.ts';
import { readItem } from './tables/read-item.ts';

/** @throws not_found when the owner has no design with this id. */
export async function getDesign(userId: string, id: string): Promise<Design> {
  const item = await readItem('designs', designKey(userId, id));
  if (!item) throw notFound('design');
  return parseDesign(item);
}
