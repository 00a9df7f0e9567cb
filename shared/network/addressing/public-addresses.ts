import { appendUnder } from '../../collections/append-under.ts';
import type { Requirements } from '../../contract/requirements.ts';
import type { Subnet, TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';
import { joinAnd } from '../../vocabulary/lists.ts';
import { nodesById } from '../graph/nodes-by-id.ts';
import { sitesWithWayOut } from '../graph/wan-links.ts';
import { because } from '../reasons/because.ts';
import { ownAsOf } from '../requirements/own-as.ts';
import type { NetworkDraft } from '../topology/network-draft.ts';
import { addAddress, addIpv6 } from './assign-hosts.ts';
import { type Block, formatAddress, formatBlock, lastOf, parseBlock, withoutPrefix } from './ipv4.ts';
import type { Ipv6Plan } from './ipv6.ts';
import { formatIpv6Block, type Ipv6Block, ipv6Host } from './ipv6-address.ts';
import { ownAddresses } from './own-addresses.ts';
import { placeholderPool } from './placeholder-pool.ts';
import { publishedServers } from './published-servers.ts';
import { prefixFor, sizeOf } from './sizes/block-size.ts';

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
  /** The block that it announces, where that is known. */
  readonly ownPrefix?: string | undefined;
  readonly isIpv6Only?: boolean;
}

export const publicNeedsOf = (requirements: Requirements): PublicNeeds => ({
  stated: requirements.ipScheme.publicIPs,
  as: ownAsOf(requirements),
  ownPrefix: requirements.ipScheme.publicPrefix,
  isIpv6Only: requirements.ipScheme.ipv6Only,
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
  const nodes = nodesById(draft.nodes);
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
  const tunnels = tunnelsOver(draft, circuits);
  const places = publicPlaces(draft, circuits, tunnels);
  const own = ownRow(places.hub, needs, take);
  const rows = circuits.flatMap((circuit, index) => [
    ...circuitRow(circuit, take, ipv6?.circuit(index)),
    ...(own?.site === circuit.device.site ? [] : blockRow(circuit, needs, places, take)),
  ]);
  addressTunnels(tunnels, rows, own);
  return own === undefined ? rows : [own, ...rows];
}

/** What stands behind the circuits of each site. */
interface PublicPlaces {
  readonly hub: string | undefined;
  readonly withFirewall: ReadonlySet<string | undefined>;
  readonly published: ReadonlyMap<string | undefined, readonly TopologyNode[]>;
  /** Circuits that two tunnels to one site share. */
  readonly doublyUsed: ReadonlySet<string>;
}

function publicPlaces(
  { nodes, edges }: DrawnGraph,
  circuits: readonly Circuit[],
  tunnels: readonly Tunnel[],
): PublicPlaces {
  // The hub's providers are drawn first.
  const hub = circuits[0]?.device.site;
  const published = publishedServers(nodes, hub, sitesWithWayOut({ nodes, edges }));
  const firewalls = nodes.filter(({ type }) => type === 'firewall');
  const doublyUsed = new Set(
    tunnels.flatMap((tunnel) =>
      tunnel.ends.flatMap(({ circuit, nth }) => (nth > 0 ? [circuit.edge.id] : [])),
    ),
  );
  return { hub, withFirewall: new Set(firewalls.map(({ site }) => site)), published, doublyUsed };
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
function ownRow(hub: string | undefined, needs: PublicNeeds, take: Take): Subnet | undefined {
  const { as, ownPrefix } = needs;
  const stated = ownPrefix === undefined ? needs.stated : sizeOf(parseBlock(ownPrefix).prefix);
  const known = ownPrefix === undefined ? undefined : parseBlock(ownPrefix);
  const block = as === undefined ? undefined : (known ?? take(prefixFor(stated)));
  if (as === undefined || block === undefined) return undefined;
  return {
    id: 'public-own',
    site: hub ?? '',
    name: 'Public addresses of its own',
    purpose: 'public',
    cidr: formatBlock(block),
    ...(known === undefined && { placeholder: true }),
    hosts: stated,
    because: because('own-public-block', { stated, as, prefix: block.prefix }, [
      known === undefined ? 'requirements.ipScheme.publicIPs' : 'requirements.ipScheme.publicPrefix',
      'requirements.ipScheme.asNumber',
    ]),
  };
}

/**
 * Addresses behind the circuit: for a firewall behind a router, for servers that are published at the site, for a second
 * tunnel from elsewhere, and as many as are asked for at the hub.
 */
function blockRow(
  { edge, device, provider }: Circuit,
  needs: PublicNeeds,
  places: PublicPlaces,
  take: Take,
): Subnet[] {
  // NAT64 translates where the circuit ends, to the circuit's own address.
  const hasFirewall = !needs.isIpv6Only && device.type === 'router' && places.withFirewall.has(device.site);
  const ends = places.doublyUsed.has(edge.id) ? 1 : 0;
  const published = (places.published.get(device.site) ?? []).reduce(
    (sum, { quantity }) => sum + quantity,
    0,
  );
  const stated = device.site === places.hub ? needs.stated : 0;
  if (!hasFirewall && published + ends === 0 && stated <= 1) return [];
  const addresses = Math.max(stated, 1 + published + ends);
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

/** A tunnel with the circuits that carry it, at the hub and at the branch. */
interface Tunnel {
  readonly edge: TopologyEdge;
  readonly ends: readonly [TunnelEnd, TunnelEnd];
  /** The hub's circuit among those of its site. */
  readonly hubCircuit: number;
}

interface TunnelEnd {
  readonly circuit: Circuit;
  /** Which of the tunnels between the two sites it is on that circuit, counted from 0. */
  readonly nth: number;
}

/** The tunnels of one branch take its circuits and the hub's in turn. */
function tunnelsOver({ nodes, edges }: DrawnGraph, circuits: readonly Circuit[]): Tunnel[] {
  const byId = nodesById(nodes);
  const ending = new Map<string, Circuit[]>();
  for (const circuit of circuits) {
    for (const { id } of circuit.devices) appendUnder(ending, id, circuit);
  }
  const bySite = Map.groupBy(circuits, ({ device }) => device.site);
  const drawn = new Map<string, number>();
  const next = (key: string): number => {
    const number = drawn.get(key) ?? 0;
    drawn.set(key, number + 1);
    return number;
  };
  const drawnOver = edges.filter(({ service }) => service === 'internet-vpn');
  return drawnOver.flatMap((edge): Tunnel[] => {
    const branches = ending.get(edge.target) ?? [];
    const hubs = bySite.get(byId.get(edge.source)?.site) ?? [];
    const site = byId.get(edge.target)?.site ?? '';
    const nth = next(site);
    const branch = branches[nth % Math.max(1, branches.length)];
    const own = hubs.filter(({ device }) => device.id === edge.source);
    const ends = own.length > 0 ? own : hubs;
    const hub = ends[nth % Math.max(1, ends.length)];
    if (hub === undefined || branch === undefined) return [];
    const on = (circuit: Circuit): TunnelEnd => ({ circuit, nth: next(`${site} ${circuit.edge.id}`) });
    return [{ edge, ends: [on(hub), on(branch)], hubCircuit: hubs.indexOf(hub) }];
  });
}

/**
 * A tunnel's outer addresses: at a branch its circuit's own, at the hub the first address behind a circuit, or the circuit's
 * where its device is the end. A second tunnel between the same two sites on one circuit ends on an address of its own, the
 * last behind the circuit: the far end tells the two apart by it.
 */
function addressTunnels(tunnels: readonly Tunnel[], rows: readonly Subnet[], own: Subnet | undefined): void {
  const ownBlock = own?.cidr === undefined ? undefined : ownAddresses(parseBlock(own.cidr));
  const blocks = new Map(rows.map((row) => [row.id, row]));
  for (const { edge, ends, hubCircuit } of tunnels) {
    const [hub, branch] = ends;
    const source = ownBlock?.tunnelEnd(hubCircuit + hub.nth) ?? outerAddress(hub, edge.source, blocks);
    const target = outerAddress(branch, edge.target, blocks);
    if (source === undefined || target === undefined) continue;
    edge.outer = { source, target };
    edge.underlay = { source: hub.circuit.edge.id, target: branch.circuit.edge.id };
  }
}

const ownAddress = ({ edge }: Circuit): string | undefined =>
  edge.addresses?.target && withoutPrefix(edge.addresses.target);

function outerAddress(
  { circuit, nth }: TunnelEnd,
  end: string,
  rows: ReadonlyMap<string, Subnet>,
): string | undefined {
  const row = rows.get(`public-${circuit.edge.id}`.slice(0, 100));
  const block = row?.cidr;
  if (nth > 0) return block && formatAddress(lastOf(parseBlock(block)));
  return circuit.device.id === end ? ownAddress(circuit) : block && withoutPrefix(block);
}
