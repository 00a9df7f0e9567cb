import type { Requirements } from '../../contract/requirements.ts';
import type { Subnet, TopologyEdge, TopologyNode } from '../../contract/topology.ts';
import { joinAnd } from '../../vocabulary/lists.ts';
import { sitesWithWayOut } from '../graph/wan-links.ts';
import { because } from '../reasons/because.ts';
import { ownAsOf } from '../requirements/own-as.ts';
import type { NetworkDraft } from '../topology/network-draft.ts';
import { type Block, formatAddress, formatBlock, parseBlock, prefixFor, withoutPrefix } from './ipv4.ts';
import type { Ipv6Plan } from './ipv6.ts';
import { formatIpv6Block, type Ipv6Block, ipv6Host } from './ipv6-address.ts';
import { ownAddresses } from './own-addresses.ts';
import { placeholderPool } from './placeholder-pool.ts';
import { publishedServers } from './published-servers.ts';
import { addAddress, addIpv6 } from './site-addresses.ts';

/** A circuit to the internet: its first link with the device that ends it, and those to the other member of a cluster. */
interface Circuit {
  readonly edge: TopologyEdge;
  readonly device: TopologyNode;
  readonly provider: string;
  readonly edges: readonly TopologyEdge[];
  readonly devices: readonly TopologyNode[];
}

/** The part of a draft that is read, and whose circuits and tunnels get their addresses. */
type DrawnGraph = Pick<NetworkDraft, 'nodes' | 'edges'>;

/** What the requirements say of the public side. */
export interface PublicNeeds {
  /** Public addresses that are asked for. */
  readonly stated: number;
  /** The network's own AS number. */
  readonly as: number | undefined;
}

export const publicNeedsOf = (requirements: Requirements): PublicNeeds => ({
  stated: requirements.ipScheme.publicIPs,
  as: ownAsOf(requirements),
});

/**
 * The public side: a /31, and with IPv6 a /127, of the provider's space for each circuit to the internet, and public addresses behind it where a
 * firewall translates to them, publishes servers or ends tunnels. Tunnels get their outer addresses from these. All of them
 * are placeholders until someone enters the provider's.
 */
export function assignPublicAddresses(
  draft: DrawnGraph,
  needs: PublicNeeds,
  ipv6: Ipv6Plan | undefined,
): Subnet[] {
  const take = placeholderPool();
  const nodes = new Map(draft.nodes.map((node) => [node.id, node]));
  const bought = draft.edges.filter(({ service }) => service === 'internet');
  const circuits = [...Map.groupBy(bought, ({ id, circuit }) => circuit ?? id).values()].flatMap(
    (edges): Circuit[] => {
      const [edge] = edges;
      const devices = edges.flatMap(({ target }) => nodes.get(target) ?? []);
      const [device] = devices;
      if (edge === undefined || device === undefined) return [];
      return [{ edge, device, provider: nodes.get(edge.source)?.label ?? '', edges, devices }];
    },
  );
  const places = publicPlaces(draft, circuits);
  const own = ownRow(places.hub, needs, take);
  const rows = circuits.flatMap((circuit, index) => [
    ...circuitRow(circuit, take, ipv6?.circuit(index)),
    ...(own?.site === circuit.device.site ? [] : blockRow(circuit, needs, places, take)),
  ]);
  addressTunnels(draft, circuits, rows, own);
  return own === undefined ? rows : [own, ...rows];
}

/** What stands behind the circuits of each site. */
interface PublicPlaces {
  readonly hub: string | undefined;
  readonly withFirewall: ReadonlySet<string | undefined>;
  readonly published: ReadonlyMap<string | undefined, readonly TopologyNode[]>;
}

function publicPlaces({ nodes, edges }: DrawnGraph, circuits: readonly Circuit[]): PublicPlaces {
  // The hub's providers are drawn first.
  const hub = circuits[0]?.device.site;
  const published = publishedServers(nodes, hub, sitesWithWayOut({ nodes, edges }));
  const firewalls = nodes.filter(({ type }) => type === 'firewall');
  return { hub, withFirewall: new Set(firewalls.map(({ site }) => site)), published };
}

type Take = (prefix: number) => Block | undefined;

function circuitRow(
  { edge, device, provider, edges, devices }: Circuit,
  take: Take,
  ipv6: Ipv6Block | undefined,
): Subnet[] {
  const block = take(31);
  if (block === undefined) return [];
  for (const handover of edges) {
    handover.subnet = formatBlock(block);
    handover.addresses = {
      source: `${formatAddress(block.first)}/31`,
      target: `${formatAddress(block.first + 1)}/31`,
    };
    if (ipv6 !== undefined) handover.ipv6 = { source: ipv6Host(ipv6, 0), target: ipv6Host(ipv6, 1) };
  }
  for (const member of devices) {
    addAddress(member, block.first + 1, 31);
    if (ipv6 !== undefined) addIpv6(member, ipv6Host(ipv6, 1));
  }
  return [
    {
      id: `circuit-${edge.id}`.slice(0, 100),
      site: device.site ?? '',
      name: `${provider} to ${joinAnd(devices.map(({ label }) => label))}`.slice(0, 100),
      purpose: 'public',
      cidr: formatBlock(block),
      circuit: edge.id,
      placeholder: true,
      ...(ipv6 && { ipv6: formatIpv6Block(ipv6), placeholderIpv6: true }),
      hosts: 2,
      because: because('circuit-addresses', {}, ['requirements.ipScheme.publicIPs']),
    },
  ];
}

/** The network's own addresses, which no provider assigns. */
function ownRow(hub: string | undefined, { as, stated }: PublicNeeds, take: Take): Subnet | undefined {
  const block = as === undefined ? undefined : take(prefixFor(stated));
  if (as === undefined || block === undefined) return undefined;
  return {
    id: 'public-own',
    site: hub ?? '',
    name: 'Public addresses of its own',
    purpose: 'public',
    cidr: formatBlock(block),
    placeholder: true,
    hosts: stated,
    because: because('own-public-block', { stated, as, prefix: block.prefix }, [
      'requirements.ipScheme.publicIPs',
      'requirements.ipScheme.asNumber',
    ]),
  };
}

/** Addresses behind the circuit, for a firewall behind a router or for servers that are published at the site. */
function blockRow(
  { edge, device, provider }: Circuit,
  needs: PublicNeeds,
  places: PublicPlaces,
  take: Take,
): Subnet[] {
  const hasFirewall = device.type === 'router' && places.withFirewall.has(device.site);
  const published = (places.published.get(device.site) ?? []).reduce(
    (sum, { quantity }) => sum + quantity,
    0,
  );
  if (!hasFirewall && published === 0) return [];
  const stated = device.type === 'router' ? needs.stated : 0;
  const addresses = Math.max(stated, 1 + published);
  const block = take(prefixFor(addresses));
  if (block === undefined) return [];
  return [
    {
      id: `public-${edge.id}`.slice(0, 100),
      site: device.site ?? '',
      name: `Public addresses by ${provider}`.slice(0, 100),
      purpose: 'public',
      cidr: formatBlock(block),
      circuit: edge.id,
      placeholder: true,
      hosts: addresses,
      because: because('public-block', { stated, published, addresses, prefix: block.prefix }, [
        'requirements.ipScheme.publicIPs',
      ]),
    },
  ];
}

/**
 * A tunnel's outer addresses: at a branch its circuit's own, at the hub the first address behind a circuit, or the circuit's
 * where its device is the end. The tunnels of one branch take its circuits and the hub's in turn.
 */
function addressTunnels(
  draft: DrawnGraph,
  circuits: readonly Circuit[],
  rows: readonly Subnet[],
  own: Subnet | undefined,
): void {
  const ownBlock = own && ownAddresses(parseBlock(own.cidr));
  const sites = new Map(draft.nodes.map(({ id, site }) => [id, site]));
  const ending = new Map<string, Circuit[]>();
  for (const circuit of circuits) {
    for (const { id } of circuit.devices) ending.set(id, [...(ending.get(id) ?? []), circuit]);
  }
  const bySite = Map.groupBy(circuits, ({ device }) => device.site);
  const blocks = new Map(rows.map((row) => [row.id, row]));
  const drawn = new Map<string, number>();
  for (const edge of draft.edges) {
    if (edge.service !== 'internet-vpn') continue;
    const branches = ending.get(edge.target) ?? [];
    const hubs = bySite.get(sites.get(edge.source)) ?? [];
    const site = sites.get(edge.target) ?? '';
    const nth = drawn.get(site) ?? 0;
    drawn.set(site, nth + 1);
    const branch = branches[nth % Math.max(1, branches.length)];
    const hub = hubs.find(({ device }) => device.id === edge.source) ?? hubs[nth % Math.max(1, hubs.length)];
    if (hub === undefined || branch === undefined) continue;
    const source = ownBlock?.tunnelEnd(hubs.indexOf(hub)) ?? outerAddress(hub, edge.source, blocks);
    const target = ownAddress(branch);
    if (source === undefined || target === undefined) continue;
    edge.outer = { source, target };
    edge.underlay = { source: hub.edge.id, target: branch.edge.id };
  }
}

const ownAddress = ({ edge }: Circuit): string | undefined =>
  edge.addresses?.target && withoutPrefix(edge.addresses.target);

function outerAddress(hub: Circuit, end: string, rows: ReadonlyMap<string, Subnet>): string | undefined {
  if (hub.device.id === end) return ownAddress(hub);
  const block = rows.get(`public-${hub.edge.id}`.slice(0, 100));
  return block && withoutPrefix(block.cidr);
}
