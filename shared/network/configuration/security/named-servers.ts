import type { ControlPlane } from '../../../contract/control-plane.ts';
import type { Subnet, TopologyNode } from '../../../contract/topology-items.ts';
import { withoutPrefix } from '../../addressing/ipv4.ts';
import { nodesById } from '../../graph/nodes-by-id.ts';
import { dhcpServerOf } from '../services/dhcp-scopes.ts';
import { serviceServers } from '../view/service-servers.ts';
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
  const byId = nodesById(nodes);
  const serverOf = dhcpServerOf(nodes, hub);
  const sites = new Set(subnets.flatMap(({ dhcp, site }) => (dhcp === undefined ? [] : [site])));
  const dhcp = [...sites].flatMap((site) => {
    const { addresses: [first] = [], ipv6: [other] = [] } = byId.get(serverOf(site) ?? '') ?? {};
    return [first, other].flatMap((address) => address ?? []);
  });
  const served = serviceServers(nodes, hub);
  return {
    services: [
      ...new Set([...served.map(({ address }) => address), ...served.flatMap(({ ipv6 }) => ipv6 ?? [])]),
    ].map(host),
    dhcp: [...new Set(dhcp.map(withoutPrefix).map(host))],
  };
}

export const host = (address: string): string => `${address}/${address.includes(':') ? 128 : 32}`;

/** The side of a policy that is named servers alone. */
export const sidesOf = (
  { servers: side, servedBy = 'services' }: ZoneRule,
  named: NamedServers,
): Pick<ControlPlane['policies'][number], 'sources' | 'destinations'> =>
  side === undefined ? {} : { [side]: [...named[servedBy]] };
