import type { Graph, Subnet, TopologyEdge } from '../../contract/topology-items.ts';
import { holds } from '../addressing/free-address.ts';
import { isInfrastructure, type NetworkIndex } from '../graph/network-index.ts';
import { assumptions } from '../requirements/assumptions.ts';
import { changing, type Fix, replacing } from './finding.ts';

/** Why no subnet should have a VLAN number; undefined where one may. */
export function reservedVlan(vlan: number): string | undefined {
  if (vlan === assumptions.nativeVlan) return 'is the unused native VLAN of trunks';
  if (vlan === assumptions.parkingVlan) return 'is where unused ports are parked';
  return vlan === 1 || (vlan >= 1002 && vlan <= 1005) || vlan >= 3968
    ? 'is reserved on many switches: avoid 1, 1002 to 1005 and 3968 to 4094'
    : undefined;
}

/** What is taken of VLAN numbers beyond those of subnets: links of two ports are on the last ones before the reserved ones. */
const lastFree = 3_899;

/** Gives a subnet another number, on its links as well. */
export function renumbered({ id, site, name, vlan }: Subnet, index: NetworkIndex): Fix | undefined {
  const free = vlan === undefined ? undefined : freeNumber(site, vlan, index);
  if (vlan === undefined || free === undefined) return undefined;
  const links = linksAt(site, index).filter(({ vlans }) => vlans.includes(vlan));
  return {
    label: `Renumber ${name} to VLAN ${free}`,
    changes: withVlans({ id, vlan: free }, links, (vlans) => vlans.map((own) => (own === vlan ? free : own))),
  };
}

/** A site's block and a loopback are in no VLAN. */
const isWithoutVlan = ({ purpose }: Subnet): boolean => purpose === 'site' || purpose === 'loopback';

/**
 * Ends that two subnets of a site have one number: takes it off the one that should have none. Else one of them gets the number that
 * links there have and no subnet, where there is one such; else a free one, which the trunks carry that carried the other.
 */
export function oneNumberEach(subnet: Subnet, other: Subnet, index: NetworkIndex): Fix | undefined {
  const { site, vlan } = subnet;
  if (vlan === undefined) return undefined;
  const outside = [other, subnet].find(isWithoutVlan);
  if (outside !== undefined) return withoutVlan(outside);
  const links = linksAt(site, index);
  const taken = numbersAt(site, index.graph);
  const orphans = new Set(links.flatMap(({ vlans }) => vlans.filter((own) => !taken.has(own))));
  const [only] = [...orphans].filter((own) => reservedVlan(own) === undefined);
  if (only !== undefined && orphans.size === 1) {
    const gain = (row: Subnet) => notReached(row, vlan, index) - notReached(row, only, index);
    const { id, name } = gain(other) > gain(subnet) ? other : subnet;
    return {
      label: `Number ${name} ${only}, as its links have it`,
      changes: changing({ subnet: { id, vlan: only } }),
    };
  }
  const free = freeNumber(site, vlan, index);
  if (free === undefined) return undefined;
  const isTrunk = ({ source, target }: TopologyEdge) =>
    [source, target].every((end) => {
      const node = index.nodes.get(end);
      return node !== undefined && isInfrastructure(node);
    });
  const trunks = links.filter((edge) => edge.vlans.includes(vlan) && isTrunk(edge));
  return {
    label: `Renumber ${subnet.name} to VLAN ${free}`,
    changes: withVlans({ id: subnet.id, vlan: free }, trunks, (vlans) =>
      [...vlans, free].sort((a, b) => a - b),
    ),
  };
}

function withoutVlan({ vlan, ...rest }: Subnet): Fix {
  return { label: `Take VLAN ${vlan} off ${rest.name}`, changes: replacing(rest) };
}

/** How many devices have an address in a subnet and no link in a VLAN. */
const notReached = (row: Subnet, vlan: number, { graph, attachments }: NetworkIndex): number =>
  graph.nodes.filter(
    (node) =>
      node.site === row.site &&
      [...node.addresses, ...(node.ipv6 ?? [])].some((address) => holds(row, address)) &&
      (attachments.get(node.id) ?? []).every(({ edge }) => !edge.vlans.includes(vlan)),
  ).length;

const withVlans = (
  subnet: { readonly id: string; readonly vlan: number },
  links: readonly TopologyEdge[],
  vlansOf: (vlans: readonly number[]) => number[],
): Fix['changes'] => ({
  ...changing({ subnet }),
  edges: {
    added: [],
    changed: links.map((edge) => ({ id: edge.id, vlans: vlansOf(edge.vlans) })),
    removed: [],
  },
});

const linksAt = (site: string, { graph, nodes }: NetworkIndex): TopologyEdge[] =>
  graph.edges.filter(({ source, target }) => [source, target].some((end) => nodes.get(end)?.site === site));

const numbersAt = (site: string, { subnets }: Graph): Set<number> =>
  new Set(subnets.flatMap((row) => (row.site === site && row.vlan !== undefined ? [row.vlan] : [])));

/** The next number that nothing at the site has. */
function freeNumber(site: string, vlan: number, index: NetworkIndex): number | undefined {
  const taken = new Set([
    ...numbersAt(site, index.graph),
    ...linksAt(site, index).flatMap(({ vlans }) => vlans),
  ]);
  const numbers = Array.from({ length: lastFree - 1 }, (_, at) => 2 + ((vlan - 1 + at) % (lastFree - 1)));
  return numbers.find((number) => !taken.has(number) && reservedVlan(number) === undefined);
}
