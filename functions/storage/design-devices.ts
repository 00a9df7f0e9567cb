import { inTime } from '#shared/vocabulary/time-order.ts';
import { type DesignLine, linesPrefix, parseLine } from './design-device-items.ts';
import { query } from './tables/query.ts';

/** The lines of a design's equipment, in the order in which they were added. */
export async function listLines(userId: string, designId: string): Promise<DesignLine[]> {
  const items = await query('designDevices', { partition: userId, sort: { prefix: linesPrefix(designId) } });
  return items.map(parseLine).sort((a, b) => inTime(a.addedAt, b.addedAt) || a.place - b.place);
}
