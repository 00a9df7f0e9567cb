import type { ControlPlane } from '../../../contract/control-plane.ts';
import type { Requirements } from '../../../contract/requirements.ts';
import type { Graph, Subnet, TopologyNode } from '../../../contract/topology-items.ts';
import { because } from '../../reasons/because.ts';
import type { Layer3 } from '../view/layer3.ts';
import { type ServiceServer, serviceServers } from '../view/service-servers.ts';

/**
 * Servers assign addresses if there are any and the network's own are to, two that share their leases where there are two, and the
 * gateways relay (RFC 2131); else the gateways themselves do, each of a pair half of the range. Guests reach no server: they always
 * have theirs from the gateways.
 */
export function dhcpScopes(
  { nodes, subnets }: Graph,
  { gatewaysOf, hub }: Layer3,
  requirements: Requirements,
): ControlPlane['dhcp'] {
  const serversOf = hasDhcpServers(requirements) ? dhcpServersOf(nodes, hub) : () => [];
  return subnets.flatMap((subnet) => {
    const gateways = gatewaysOf.get(subnet.id) ?? [];
    if (subnet.dhcp === undefined || gateways.length === 0) return [];
    const servers = isServedByGateway(subnet) ? [] : serversOf(subnet.site).map(({ node }) => node);
    const [first, second] = servers.length > 0 ? servers : gateways.map(({ id }) => id);
    if (first === undefined) return [];
    const { from, to } = subnet.dhcp;
    const relays = servers.length === 0 ? [] : gateways.slice(0, 4).map(({ id }) => id);
    return [
      {
        subnet: subnet.id,
        server: first,
        relays,
        ...(second !== undefined && { second }),
        because: because('dhcp-scope', { from, to, relays: relays.length, servers: servers.length }),
      },
    ];
  });
}

export const hasDhcpServers = ({ services }: Requirements): boolean => services.network.includes('dhcp');

const isServedByGateway = ({ purpose }: Subnet): boolean => purpose === 'guest';

/** The servers that hand out the addresses of a site, at most two: its own that are there for that, then those of the hub. */
export function dhcpServersOf(
  nodes: readonly TopologyNode[],
  hub: string | undefined,
): (site: string) => readonly ServiceServer[] {
  const atHub = serviceServers(nodes, hub);
  const general = Map.groupBy(
    nodes.filter(({ type, group }) => type === 'server' && group === 'servers'),
    ({ site }) => site,
  );
  return (site) => {
    if (site === hub) return atHub;
    const own = serviceServers(general.get(site) ?? [], site);
    const others = atHub.filter(({ address }) => own.every((server) => server.address !== address));
    return [...own, ...others].slice(0, 2);
  };
}
