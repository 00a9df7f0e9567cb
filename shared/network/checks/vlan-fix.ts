import { onceEach } from '../../caching/once-each.ts';
import { appendUnder } from '../../collections/append-under.ts';
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
    const [own, theirs] = [gain(subnet), gain(other)];
    const isOther = own === theirs ? isPlannedFor(other, subnet, { only, vlan }, index) : theirs > own;
    const { id, name } = isOther ? other : subnet;
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

/**
 * Gives the only number that links of a site have and none of its subnets to the subnet that no link there has, or to one of two
 * that share a number.
 */
export function numberedAsLinks(site: string, vlan: number, index: NetworkIndex): Fix | undefined {
  const rows = index.graph.subnets.filter((row) => row.site === site && row.vlan !== undefined);
  const taken = numbersAt(site, index.graph);
  const carried = new Set(linksAt(site, index).flatMap(({ vlans }) => vlans));
  const orphans = [...carried].filter((own) => !taken.has(own) && reservedVlan(own) === undefined);
  if (orphans.length !== 1 || orphans[0] !== vlan) return undefined;
  const [stray, ...strays] = rows.filter(
    (row) => !isWithoutVlan(row) && row.vlan !== undefined && !carried.has(row.vlan),
  );
  if (stray !== undefined)
    return strays.length > 0
      ? undefined
      : {
          label: `Number ${stray.name} ${vlan}, as its links have it`,
          changes: changing({ subnet: { id: stray.id, vlan } }),
        };
  const byNumber = Map.groupBy(rows, (row) => row.vlan);
  const [first, second] = [...byNumber.values()].find((own) => own.length > 1) ?? [];
  return first && second && oneNumberEach(second, first, index);
}

function withoutVlan({ vlan, ...rest }: Subnet): Fix {
  return { label: `Take VLAN ${vlan} off ${rest.name}`, changes: replacing(rest) };
}

/** Whether the hosts that two subnets were planned for are more like those in the VLANs when the first of them has the number `only`. */
function isPlannedFor(
  row: Subnet,
  other: Subnet,
  { only, vlan }: { readonly only: number; readonly vlan: number },
  index: NetworkIndex,
): boolean {
  const hosts = new Map([only, vlan].map((own) => [own, hostsIn(own, row.site, index)]));
  const misfit = (one: Subnet, number: number) => Math.abs(one.hosts - (hosts.get(number) ?? 0));
  return misfit(row, only) + misfit(other, vlan) < misfit(row, vlan) + misfit(other, only);
}

/** How many hosts are plugged into a VLAN at a site. */
const hostsIn = (vlan: number, site: string, index: NetworkIndex): number =>
  linksAt(site, index)
    .filter(({ vlans }) => vlans.includes(vlan))
    .flatMap(({ source, target }) => [source, target].flatMap((id) => index.nodes.get(id) ?? []))
    .reduce((sum, { layer, quantity }) => sum + (layer === 'endpoint' ? quantity : 0), 0);

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

const linksAt = (site: string, index: NetworkIndex): readonly TopologyEdge[] =>
  linksBySite(index).get(site) ?? [];

/** The links that end at each site, in the order of the plan. */
const linksBySite = onceEach(
  ({ graph, nodes }: NetworkIndex): ReadonlyMap<string, readonly TopologyEdge[]> => {
    const links = new Map<string, TopologyEdge[]>();
    for (const edge of graph.edges) {
      const [source, target] = [nodes.get(edge.source)?.site, nodes.get(edge.target)?.site];
      if (source !== undefined) appendUnder(links, source, edge);
      if (target !== undefined && target !== source) appendUnder(links, target, edge);
    }
    return links;
  },
);

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
