import type { Dhcp6, RouterAdvertisement } from '../../../contract/configuration/router-advertisements.ts';
import type { ControlPlane } from '../../../contract/control-plane.ts';
import type { Subnet } from '../../../contract/topology-items.ts';
import { withoutPrefix } from '../../addressing/ipv4.ts';
import { nat64Prefix } from '../../addressing/nat64.ts';
import { assumptions } from '../../requirements/assumptions.ts';
import { isOfClients } from '../../vlans/clients.ts';
import type { VlanInterface } from '../interfaces/gateway-interfaces.ts';
import type { LogicalDevice } from '../view/link-end.ts';
import type { MissingFacts } from '../view/missing-facts.ts';
import type { NetworkView } from '../view/network-view.ts';
import { plannedServers } from './dhcp.ts';
import { type NetworkService, resolvesInside } from './service-plan.ts';

type Scopes = ReadonlyMap<string, ControlPlane['dhcp'][number]>;

/** Defaults of RFC 4861: three advertisements may be lost. */
const timers = { intervalSeconds: 600, lifetimeSeconds: 1_800 } as const;

/**
 * What the gateways of a device advertise to its hosts: where addresses are handed out in IPv4, hosts give themselves one in IPv6,
 * which every kind of them can, and learn the rest by stateless DHCPv6; elsewhere addresses are set by hand. Without IPv4 they
 * learn under which prefix it is reached, too.
 */
export function routerAdvertisements(
  device: LogicalDevice,
  vlans: readonly VlanInterface[],
  scopes: Scopes,
  services: readonly NetworkService[],
  view: NetworkView,
): RouterAdvertisement[] {
  if (!device.isRouting) return [];
  return vlans.flatMap(({ subnet, interface: own }) => {
    const isAutonomous = hasOwnAddresses(subnet, scopes);
    if (subnet.ipv6 === undefined || own.ipv6.length === 0) return [];
    return [
      {
        interface: own.name,
        prefixes: [{ prefix: subnet.ipv6, isAutonomous }],
        isManaged: false,
        hasOtherConfiguration: isAutonomous,
        dnsServers: dnsServersOf(subnet, services, view),
        ...(!view.hasIpv4 && isAutonomous && { nat64Prefix }),
        ...timers,
        from: [subnet.id],
      },
    ];
  });
}

/** Whether hosts give themselves an address. */
const hasOwnAddresses = (subnet: Subnet, scopes: Scopes): boolean =>
  subnet.cidr === undefined ? isOfClients(subnet) || scopes.has(subnet.id) : subnet.dhcp !== undefined;

/** Who answers what the advertisements leave to DHCPv6: whoever hands addresses out in IPv4, without it the gateway. */
export function dhcp6Of(
  device: LogicalDevice,
  vlans: readonly VlanInterface[],
  scopes: Scopes,
  services: readonly NetworkService[],
  view: NetworkView,
  missing: MissingFacts,
): Dhcp6[] {
  if (!device.isRouting) return [];
  return vlans.flatMap(({ subnet, interface: own }): Dhcp6[] => {
    const scope = scopes.get(subnet.id);
    const shared = { interface: own.name, from: [subnet.id] };
    if (subnet.cidr === undefined && hasOwnAddresses(subnet, scopes)) {
      const dnsServers = dnsServersOf(subnet, services, view);
      return [{ ...shared, kind: 'server', dnsServers, ...(scope?.options && { options: scope.options }) }];
    }
    if (scope === undefined || own.ipv6.length === 0) return [];
    const isOwn = (id: string | undefined) => id !== undefined && view.deviceOf.get(id) === device;
    if (isOwn(scope.server) || isOwn(scope.second))
      return [{ ...shared, kind: 'server', dnsServers: dnsServersOf(subnet, services, view) }];
    if (!scope.relays.some(isOwn)) return [];
    const servers = plannedServers(scope).flatMap(({ node, nth }) => {
      const address = view.layer3.nodes.get(node)?.ipv6?.[nth];
      return missing.need(address && withoutPrefix(address), node, 'IPv6 address of the DHCP server') ?? [];
    });
    return servers.length === 0 ? [] : [{ ...shared, kind: 'relay', servers }];
  });
}

/** The network's own; public ones for guests, and where there are none inside. */
function dnsServersOf(
  { purpose }: Subnet,
  services: readonly NetworkService[],
  { servers, hasIpv4 }: NetworkView,
): string[] {
  const own = resolvesInside(services) ? servers.flatMap(({ ipv6 }) => ipv6 ?? []) : [];
  return purpose === 'guest' || own.length === 0
    ? [...(hasIpv4 ? assumptions.publicResolversIpv6 : assumptions.publicResolversDns64)]
    : own;
}
