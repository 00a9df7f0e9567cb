import type { TopologyNode } from '../../contract/topology-items.ts';
import { frameOf, isNear, type Point } from './area.ts';

/** The sites of a picture whose frames lie over those of others; a node that stands nowhere counts for none. */
export function overlappingSites(
  nodes: readonly Pick<TopologyNode, 'id' | 'site'>[],
  placeOf: (id: string) => Point | undefined,
): ReadonlySet<string> {
  const frames = [...Map.groupBy(nodes, ({ site }) => site)].flatMap(([site, own]) => {
    const frame = frameOf(own.flatMap(({ id }) => placeOf(id) ?? []));
    return site !== undefined && frame !== undefined ? [{ site, frame }] : [];
  });
  const found = new Set<string>();
  for (const [index, one] of frames.entries())
    for (const other of frames.slice(index + 1))
      if (isNear(one.frame, other.frame)) found.add(one.site).add(other.site);
  return found;
}
