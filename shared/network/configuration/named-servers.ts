import type { ControlPlane } from '../../contract/control-plane.ts';
import type { Subnet, TopologyNode } from '../../contract/topology.ts';
import { withoutPrefix } from '../addressing/ipv4.ts';
import { dhcpServerOf } from './dhcp-scopes.ts';
import { serviceServers } from './service-plan.ts';
import type { ZoneRule } from './zone-rules.ts';

/** Servers that policies name one by one, as blocks of one address. */
export interface NamedServers {
  /** Those of the service plan. */
  readonly services: readonly string[];
  readonly dhcp: readonly string[];
}

export function namedServers(
  nodes: readonly TopologyNode[],
  subnets: readonly Subnet[],
  hub: string | undefined,
): NamedServers {
  const addresses = new Map(nodes.map(({ id, addresses: [first] }) => [id, first]));
  const serverOf = dhcpServerOf(nodes, hub);
  const sites = new Set(subnets.flatMap(({ dhcp, site }) => (dhcp === undefined ? [] : [site])));
  const dhcp = [...sites].flatMap((site) => addresses.get(serverOf(site) ?? '') ?? []);
  return {
    services: serviceServers(nodes, hub).map(({ address }) => host(address)),
    dhcp: [...new Set(dhcp.map(withoutPrefix).map(host))],
  };
}

const host = (address: string): string => `${address}/32`;

/** The side of a policy that is named servers alone. */
export const sidesOf = (
  { servers: side, servedBy = 'services' }: ZoneRule,
  named: NamedServers,
): Pick<ControlPlane['policies'][number], 'sources' | 'destinations'> =>
  side === undefined ? {} : { [side]: [...named[servedBy]] };
