import type { DesignStatus } from '#shared/contract/designs.ts';
import { countsKey, parseCounts } from './design-items.ts';
import { readItem } from './tables/read-item.ts';

/** How many designs an owner has by status. */
export const readDesignCounts = async (userId: string): Promise<Record<DesignStatus, number>> =>
  parseCounts(await readItem('designs', countsKey(userId)));
