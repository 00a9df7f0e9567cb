import { appendUnder } from '#shared/collections/append-under.ts';
import type { Topology, TopologyNode } from '#shared/contract/topology-items.ts';
import { countDevices } from '#shared/network/graph/count-devices.ts';
import { countGuests, countPeople } from '#shared/network/graph/count-people.ts';
import { countSubnets } from '#shared/network/graph/count-subnets.ts';
import { type ListedAs, listedAs } from '#shared/vocabulary/topology/topology-words.ts';

/** One site as the topology has it. */
export interface SiteFigures {
  readonly name: string;
  /** The guests among them. */
  readonly people: number;
  readonly guests: number;
  readonly devices: number;
  readonly nodes: readonly TopologyNode[];
}

export interface Figures {
  readonly devices: number;
  readonly byType: ReadonlyMap<ListedAs, number>;
  /** The guests among them. */
  readonly people: number;
  readonly guests: number;
  readonly sites: readonly SiteFigures[];
  readonly links: number;
  readonly vlans: number;
  readonly subnets: number;
}

/** The numbers in the report, counted from the topology itself. */
export function figuresOf(topology: Topology): Figures {
  const byType = new Map<ListedAs, number>();
  const bySite = new Map<string, TopologyNode[]>();
  for (const node of topology.nodes) {
    const type = listedAs(node);
    byType.set(type, (byType.get(type) ?? 0) + node.quantity);
    if (node.site === undefined) continue;
    appendUnder(bySite, node.site, node);
  }
  const sites = [...bySite].map(([name, nodes]) => ({
    name,
    nodes,
    people: countPeople(nodes),
    guests: countGuests(nodes),
    devices: countDevices({ nodes }),
  }));
  return {
    devices: countDevices(topology),
    byType,
    people: countPeople(topology.nodes),
    guests: countGuests(topology.nodes),
    sites,
    links: topology.edges.filter((edge) => edge.type !== 'wireless').length,
    vlans: topology.subnets.filter((subnet) => subnet.vlan !== undefined).length,
    subnets: countSubnets(topology),
  };
}
