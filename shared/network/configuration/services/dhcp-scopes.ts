import type { ControlPlane } from '../../../contract/control-plane.ts';
import type { Requirements } from '../../../contract/requirements.ts';
import type { Graph, Subnet, TopologyNode } from '../../../contract/topology-items.ts';
import { because } from '../../reasons/because.ts';
import type { Layer3 } from '../view/layer3.ts';
import { serviceServers } from '../view/service-servers.ts';

/**
 * A server assigns addresses if there is one and the network's own servers are to, and the gateways relay (RFC 2131); else the gateways themselves do, each of a
 * pair half of the range. Guests reach no server: they always have theirs from the gateways.
 */
export function dhcpScopes(
  { nodes, subnets }: Graph,
  { gatewaysOf, hub }: Layer3,
  requirements: Requirements,
): ControlPlane['dhcp'] {
  const serverOf = hasDhcpServers(requirements) ? dhcpServerOf(nodes, hub) : () => undefined;
  return subnets.flatMap((subnet) => {
    const gateways = gatewaysOf.get(subnet.id) ?? [];
    const [first, second] = gateways;
    if (subnet.dhcp === undefined || first === undefined) return [];
    const server = isServedByGateway(subnet) ? undefined : serverOf(subnet.site);
    const { from, to } = subnet.dhcp;
    const relays = server === undefined ? [] : gateways.slice(0, 4).map(({ id }) => id);
    return [
      {
        subnet: subnet.id,
        server: server ?? first.id,
        relays,
        ...(server === undefined && second !== undefined && { second: second.id }),
        because: because('dhcp-scope', { from, to, relays: relays.length }),
      },
    ];
  });
}

export const hasDhcpServers = ({ services }: Requirements): boolean => services.network.includes('dhcp');

const isServedByGateway = ({ purpose }: Subnet): boolean => purpose === 'guest';

/** The server that hands out the addresses of a site: one of its own that is there for that, else one of the hub. */
export function dhcpServerOf(
  nodes: readonly TopologyNode[],
  hub: string | undefined,
): (site: string) => string | undefined {
  const [atHub] = serviceServers(nodes, hub);
  const own = new Map(
    nodes
      .filter(({ type, group }) => type === 'server' && group === 'servers')
      .toReversed()
      .map(({ site, id }) => [site, id]),
  );
  return (site) => (site === hub ? atHub?.node : (own.get(site) ?? atHub?.node));
}
