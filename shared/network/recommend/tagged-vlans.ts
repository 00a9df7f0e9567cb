import type { Graph, TopologyNode } from '../../contract/topology-items.ts';

/** How many VLANs the cable to each of some access points tags, by their ids: all that it carries but those of management. */
export function taggedVlans(
  { edges, subnets }: Pick<Graph, 'edges' | 'subnets'>,
  accessPoints: readonly TopologyNode[],
): ReadonlyMap<string, number> {
  const key = (site: string | undefined, vlan: number) => `${site} ${vlan}`;
  const management = new Set(
    subnets.flatMap(({ site, vlan, purpose }) =>
      purpose === 'management' && vlan !== undefined ? [key(site, vlan)] : [],
    ),
  );
  const sites = new Map(accessPoints.map(({ id, site }) => [id, site]));
  const tagged = new Map<string, number>();
  for (const { type, source, target, vlans } of edges) {
    const end = type === 'wireless' ? undefined : [source, target].find((id) => sites.has(id));
    if (end === undefined) continue;
    const own = vlans.filter((vlan) => !management.has(key(sites.get(end), vlan))).length;
    tagged.set(end, Math.max(own, tagged.get(end) ?? 0));
  }
  return tagged;
}
