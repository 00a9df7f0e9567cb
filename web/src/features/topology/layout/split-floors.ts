import { naturally } from '#shared/vocabulary/natural-order.ts';
import type { Block, SiteCore } from './blocks.ts';
import type { SplitCore } from './split-core.ts';

/**
 * Cuts a site into its buildings, and what stands in one building into its floors, in their natural order: each is a band of its
 * own. What serves several of them stands above, what hangs on none of them beside them. Undefined where there is one
 * only, or where links join what would stand apart.
 */
export const splitFloors = (core: SiteCore): SplitCore | undefined =>
  splitBy(core, ({ building }) => building) ?? splitBy(core, ({ floor }) => floor);

function splitBy(
  { blocks, links }: SiteCore,
  nameOf: (block: Block) => string | undefined,
): SplitCore | undefined {
  const names = new Map(blocks.map((block) => [block.id, nameOf(block)]));
  const bands = [...new Set(names.values())].filter((name) => name !== undefined);
  if (bands.length < 2) return undefined;
  const highest = Math.min(...blocks.flatMap(({ id, rank }) => (names.get(id) === undefined ? [] : [rank])));
  const isAbove = ({ id, rank }: Block) => names.get(id) === undefined && rank < highest;
  const upper = new Set(blocks.filter(isAbove).map(({ id }) => id));
  const inside = links.filter(({ upper: head, lower }) => !upper.has(head) && !upper.has(lower));
  if (inside.some((link) => names.get(link.upper) !== names.get(link.lower))) return undefined;
  const part = (isIn: (id: string) => boolean): SiteCore => ({
    blocks: blocks.filter(({ id }) => isIn(id)),
    links: links.filter((link) => isIn(link.upper) && isIn(link.lower)),
  });
  const beside = part((id) => !upper.has(id) && names.get(id) === undefined);
  return {
    upper: part((id) => upper.has(id)),
    parts: [
      ...bands.toSorted(naturally).map((name) => part((id) => names.get(id) === name)),
      ...(beside.blocks.length > 0 ? [beside] : []),
    ],
  };
}
