import type { Because } from '../../../contract/because.ts';
import type { ControlPlane } from '../../../contract/control-plane.ts';
import type { Requirements } from '../../../contract/requirements.ts';
import type { Graph, Subnet, TopologyNode } from '../../../contract/topology-items.ts';
import { because } from '../../reasons/because.ts';
import type { Layer3 } from '../view/layer3.ts';
import { type ServiceServer, serviceServers } from '../view/service-servers.ts';
import { type AccessPointNetwork, accessPointNetworks } from './access-point-networks.ts';

/**
 * Servers assign addresses if there are any and the network's own are to, two that share their leases where there are two, and the
 * gateways relay (RFC 2131); else the gateways themselves do, each of a pair half of the range. Guests reach no server: they always
 * have theirs from the gateways. Access points of IPv6 alone give themselves an address, and their gateways say the rest.
 */
export function dhcpScopes(
  { nodes, subnets }: Graph,
  { gatewaysOf, hub }: Pick<Layer3, 'gatewaysOf' | 'hub'>,
  requirements: Requirements,
): ControlPlane['dhcp'] {
  const serversOf = hasDhcpServers(requirements) ? dhcpServersOf(nodes, hub) : () => [];
  const networks = accessPointNetworks({ nodes, subnets }, { gatewaysOf, hub });
  return subnets.flatMap((subnet) => {
    const gateways = gatewaysOf.get(subnet.id) ?? [];
    const own = networks.get(subnet.id);
    const range = subnet.dhcp;
    const isOfIpv6 = subnet.cidr === undefined && own !== undefined;
    if ((range === undefined && !isOfIpv6) || gateways.length === 0) return [];
    const isServedHere = isServedByGateway(subnet) || range === undefined;
    const servers = isServedHere ? [] : serversOf(subnet.site).map(({ node }) => node);
    const [first, second] = servers.length > 0 ? servers : gateways.map(({ id }) => id);
    if (first === undefined) return [];
    const relays = servers.length === 0 ? [] : gateways.slice(0, 4).map(({ id }) => id);
    const served = { relays: relays.length, servers: servers.length };
    return [
      {
        subnet: subnet.id,
        server: first,
        relays,
        ...(second !== undefined && { second }),
        ...(own !== undefined && own.options.length > 0 && { options: [...own.options] }),
        because: reasonOf(range, served, own),
      },
    ];
  });
}

const reasonOf = (
  range: Subnet['dhcp'],
  served: Readonly<Record<'relays' | 'servers', number>>,
  own: AccessPointNetwork | undefined,
): Because =>
  own === undefined
    ? because('dhcp-scope', { from: range?.from ?? '', to: range?.to ?? '', ...served })
    : because('access-point-scope', { ...range, ...served, ...inputsOf(own) });

function inputsOf({ options, accessPoints, managedBy, finds, others }: AccessPointNetwork) {
  const told = options.at(-1);
  return {
    accessPoints,
    finds,
    ...(managedBy !== undefined && { managedBy }),
    ...(told !== undefined && { option: told.code, controllers: told.values.length }),
    ...(others > 0 && { others }),
  };
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
