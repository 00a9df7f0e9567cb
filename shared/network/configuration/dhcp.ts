import type { DhcpPool, DhcpRelay } from '../../contract/configuration/device-configuration.ts';
import type { ControlPlane } from '../../contract/control-plane.ts';
import { withoutPrefix } from '../addressing/ipv4.ts';
import type { VlanInterface } from './gateway-interfaces.ts';
import type { MissingFacts } from './missing-facts.ts';
import type { LogicalDevice, NetworkView } from './network-view.ts';

const leaseSeconds = 86_400;

/** Pools of the subnets that a device hands addresses out in, and relays to the servers that do so elsewhere. */
export function dhcpOf(
  device: LogicalDevice,
  vlans: readonly VlanInterface[],
  scopes: ReadonlyMap<string, ControlPlane['dhcp'][number]>,
  dnsServers: readonly string[],
  view: NetworkView,
  missing: MissingFacts,
): { readonly pools: DhcpPool[]; readonly relays: DhcpRelay[] } {
  const pools: DhcpPool[] = [];
  const relays: DhcpRelay[] = [];
  for (const { subnet, interface: own } of vlans) {
    const scope = scopes.get(subnet.id);
    if (scope === undefined || subnet.dhcp === undefined || subnet.gateway === undefined) continue;
    const from = [subnet.id];
    if (view.deviceOf.get(scope.server) === device) {
      pools.push({
        interface: own.name,
        subnet: subnet.cidr,
        first: subnet.dhcp.from,
        last: subnet.dhcp.to,
        gateway: subnet.gateway,
        dnsServers: [...dnsServers],
        leaseSeconds,
        from,
      });
    } else if (scope.relays.some((id) => view.deviceOf.get(id) === device)) {
      const [address] = view.layer3.nodes.get(scope.server)?.addresses ?? [];
      const server = missing.need(
        address && withoutPrefix(address),
        scope.server,
        'address of the DHCP server',
      );
      if (server !== undefined) relays.push({ interface: own.name, servers: [server], from });
    }
  }
  return { pools, relays };
}
