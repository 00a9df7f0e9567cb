import type { TopologyNode } from '#shared/contract/topology-items.ts';

/** The floor of a site on which all its devices of a type stand; undefined where they stand on several, on none, or are none. */
export function usualFloor(
  nodes: readonly TopologyNode[],
  { type, site }: Pick<TopologyNode, 'type' | 'site'>,
): number | undefined {
  const alike = nodes.filter((node) => node.type === type && node.site === site);
  const [floor, ...others] = new Set(alike.map((node) => node.floor));
  return others.length === 0 ? floor : undefined;
}
