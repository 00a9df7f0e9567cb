import type { DhcpPool, DhcpRelay, DhcpScope, DhcpServer } from '../../../contract/configuration/dhcp.ts';
import type { ControlPlane } from '../../../contract/control-plane.ts';
import type { Subnet } from '../../../contract/topology-items.ts';
import { formatAddress, parseAddress, withoutPrefix } from '../../addressing/ipv4.ts';
import { assumptions } from '../../requirements/assumptions.ts';
import type { VlanInterface } from '../interfaces/gateway-interfaces.ts';
import type { LogicalDevice } from '../view/link-end.ts';
import type { MissingFacts } from '../view/missing-facts.ts';
import type { NetworkView } from '../view/network-view.ts';
import type { NetworkService } from './service-plan.ts';

type Planned = ControlPlane['dhcp'][number];

/** Pools of the subnets that a device hands addresses out in, and relays to the servers that do so elsewhere. */
export function dhcpOf(
  device: LogicalDevice,
  vlans: readonly VlanInterface[],
  scopes: ReadonlyMap<string, Planned>,
  services: readonly NetworkService[],
  view: NetworkView,
  missing: MissingFacts,
): { readonly pools: DhcpPool[]; readonly relays: DhcpRelay[] } {
  const pools: DhcpPool[] = [];
  const relays: DhcpRelay[] = [];
  for (const { subnet, interface: own } of vlans) {
    const planned = scopes.get(subnet.id);
    if (planned === undefined) continue;
    const isOwn = (id: string | undefined) => id !== undefined && view.deviceOf.get(id) === device;
    if (isOwn(planned.server) || isOwn(planned.second)) {
      const part = planned.second === undefined ? 'all' : isOwn(planned.server) ? 'lower' : 'upper';
      for (const scope of scopeOf(subnet, part, services, planned))
        pools.push({ ...scope, interface: own.name });
    } else if (planned.relays.some(isOwn)) {
      const servers = plannedServers(planned).flatMap((server) => serverAddress(server, view, missing) ?? []);
      if (servers.length > 0)
        relays.push({ interface: own.name, servers, source: own.name, from: [subnet.id] });
    }
  }
  return { pools, relays };
}

/** A DHCP server that a plan names: which of the hosts of a node it is. */
interface PlannedServer {
  readonly node: string;
  readonly nth: number;
}

/** The servers of a scope that no device has, the first before the one that shares its leases. */
export const plannedServers = ({ server, second }: Planned): readonly PlannedServer[] => [
  { node: server, nth: 0 },
  ...(second === undefined ? [] : [{ node: second, nth: Number(second === server) }]),
];

/** The scopes of servers that are no devices, each server once: two that share their leases have the same ones. */
export function dhcpServersOf(
  planned: readonly Planned[],
  services: readonly NetworkService[],
  view: NetworkView,
  missing: MissingFacts,
): DhcpServer[] {
  const subnets = new Map(view.graph.subnets.map((subnet) => [subnet.id, subnet]));
  const elsewhere = planned.filter(({ server }) => !view.deviceOf.has(server));
  const servers = new Map<string, Omit<DhcpServer, 'scopes'> & { readonly scopes: DhcpScope[] }>();
  for (const scope of elsewhere) {
    const subnet = subnets.get(scope.subnet);
    const scopes = subnet === undefined ? [] : scopeOf(subnet, 'all', services, scope);
    for (const server of plannedServers(scope)) {
      const address = serverAddress(server, view, missing);
      if (address === undefined) continue;
      const known = servers.get(address) ?? { node: server.node, address, scopes: [] };
      known.scopes.push(...scopes);
      servers.set(address, known);
    }
  }
  return [...servers.values()];
}

function serverAddress(
  { node, nth }: PlannedServer,
  { layer3 }: NetworkView,
  missing: MissingFacts,
): string | undefined {
  const address = layer3.nodes.get(node)?.addresses[nth];
  return missing.need(address && withoutPrefix(address), node, 'address of the DHCP server');
}

const day = 86_400;
/** Guests come and go: their addresses are free again when they have left. */
const guestLease = 7_200;

function scopeOf(
  { id, cidr, dhcp, gateway, purpose }: Subnet,
  part: 'all' | 'lower' | 'upper',
  services: readonly NetworkService[],
  planned: Planned,
): DhcpScope[] {
  if (cidr === undefined || dhcp === undefined || gateway === undefined) return [];
  const isGuest = purpose === 'guest';
  const serversOf = (kind: NetworkService['kind']) =>
    services.find((service) => service.kind === kind)?.servers ?? [];
  const inside = services.find(({ kind, nodes }) => kind === 'ntp' && nodes.length > 0);
  const provisioning = purpose === 'voice' ? (inside?.servers.slice(0, 1) ?? []) : [];
  const options = [
    // The VLAN of a phone is announced by LLDP-MED; this is where it fetches its settings.
    ...(provisioning.length > 0 ? [{ code: 66, name: 'Provisioning server', values: provisioning }] : []),
    ...(planned.options ?? []),
  ];
  return [
    {
      subnet: cidr,
      ...rangeOf(dhcp, part),
      gateway,
      dnsServers: isGuest ? [...assumptions.publicResolvers] : serversOf('dns'),
      ntpServers: isGuest ? [...assumptions.publicTimeServers] : serversOf('ntp'),
      ...(options.length > 0 && { options }),
      leaseSeconds: isGuest ? guestLease : day,
      from: [id],
    },
  ];
}

function rangeOf(
  { from, to }: NonNullable<Subnet['dhcp']>,
  part: 'all' | 'lower' | 'upper',
): Pick<DhcpScope, 'first' | 'last'> {
  const middle = Math.floor((parseAddress(from) + parseAddress(to)) / 2);
  switch (part) {
    case 'all':
      return { first: from, last: to };
    case 'lower':
      return { first: from, last: formatAddress(middle) };
    case 'upper':
      return { first: formatAddress(middle + 1), last: to };
  }
}
