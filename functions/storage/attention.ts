import * as z from 'zod';
import type { Attention } from '#shared/contract/dashboard.ts';
import { Design } from '#shared/contract/designs.ts';
import { Instant } from '#shared/contract/identifiers.ts';
import { concernsOf } from '#shared/contract/stage-states.ts';
import { instantNow } from '../runtime/clock.ts';
import { query } from './tables/query.ts';

const StoredAttention = z.object({ ...Design.shape, attentionAt: Instant }).omit({
  requirements: true,
  existingNetworkDetails: true,
  description: true,
  createdAt: true,
  updatedAt: true,
  isTemplate: true,
  isExistingNetwork: true,
});

/** As many entries are read for each that is wanted: a design may be quiet again, which its entry does not know. */
const readForEach = 5;

/** An owner's designs that need attention, the latest first; archived ones and templates do not. */
export async function listAttention(userId: string, most: number): Promise<Attention[]> {
  const items = await query('designs', {
    index: 'byAttention',
    partition: userId,
    newestFirst: true,
    atMost: most * readForEach,
  });
  const now = instantNow();
  return items
    .map((item) => StoredAttention.parse(item))
    .filter(({ designStatus }) => designStatus === 'draft' || designStatus === 'active')
    .map((design) => ({
      id: design.id,
      displayName: design.designName,
      at: design.attentionAt,
      concerns: [...concernsOf(design, now)],
    }))
    .filter(({ concerns }) => concerns.length > 0)
    .slice(0, most);
}
