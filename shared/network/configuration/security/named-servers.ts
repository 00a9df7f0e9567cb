import type { ControlPlane } from '../../../contract/control-plane.ts';
import type { Subnet, TopologyNode } from '../../../contract/topology-items.ts';
import { withoutPrefix } from '../../addressing/ipv4.ts';
import { isIpv6 } from '../../addressing/prefix.ts';
import { subnetBlocks } from '../../addressing/subnet-blocks.ts';
import { dhcpServersOf } from '../services/dhcp-scopes.ts';
import { administratorsNetworks } from '../view/administrators-networks.ts';
import { type ServiceServer, serviceServers } from '../view/service-servers.ts';
import type { ZoneRule } from './zone-rules.ts';

/** Whom policies name by address: servers one by one, as blocks of one address, and administrators by their networks. */
export interface NamedServers {
  /** Those of the service plan. */
  readonly services: readonly string[];
  /** Those that hand out addresses, by their own of each family. */
  readonly dhcp: readonly string[];
  readonly dhcpv6: readonly string[];
  /** Wireless controllers. */
  readonly controllers: readonly string[];
  /** Staff's networks at the site that devices are administered from, where no server is there to do it. */
  readonly administrators: readonly string[];
}

export function namedServers(
  nodes: readonly TopologyNode[],
  subnets: readonly Subnet[],
  hub: string | undefined,
): NamedServers {
  const sites = new Set(subnets.flatMap(({ dhcp, site }) => (dhcp === undefined ? [] : [site])));
  const dhcp = hostsOf([...sites].flatMap(dhcpServersOf(nodes, hub)));
  const services = hostsOf(serviceServers(nodes, hub));
  return {
    services,
    dhcp: dhcp.filter((block) => !isIpv6(block)),
    dhcpv6: dhcp.filter(isIpv6),
    controllers: nodes
      .filter(({ group }) => group === 'wireless-controllers')
      .flatMap(({ addresses, ipv6 = [] }) => [...addresses, ...ipv6].map((own) => host(withoutPrefix(own)))),
    administrators:
      services.length > 0 ? [] : administratorsNetworks(subnets, hub).flatMap((row) => subnetBlocks(row)),
  };
}

const hostsOf = (servers: readonly ServiceServer[]): string[] =>
  [...new Set([...servers.map(({ address }) => address), ...servers.flatMap(({ ipv6 }) => ipv6 ?? [])])].map(
    host,
  );

export const host = (address: string): string => `${address}/${isIpv6(address) ? 128 : 32}`;

/** Whether a rule is about named servers of which there are none. */
export const isForNobody = (
  { servers: side, servedBy = 'services' }: ZoneRule,
  named: NamedServers,
): boolean => side !== undefined && named[servedBy].length === 0;

/** The side of a policy that is named servers alone. */
export const sidesOf = (
  { servers: side, servedBy = 'services' }: ZoneRule,
  named: NamedServers,
): Pick<ControlPlane['policies'][number], 'sources' | 'destinations'> =>
  side === undefined ? {} : { [side]: [...named[servedBy]] };
