import type { ControlPlane } from '../../contract/control-plane.ts';
import type { Graph } from '../../contract/topology.ts';
import { because } from '../reasons/because.ts';
import type { Layer3 } from './layer3.ts';

/** A server assigns addresses if there is one, and the gateways relay (RFC 2131); else the gateway itself does. */
export function dhcpScopes({ nodes, subnets }: Graph, { gatewaysOf }: Layer3): ControlPlane['dhcp'] {
  const servers = nodes.filter(({ type }) => type === 'server');
  return subnets.flatMap((subnet) => {
    const gateways = gatewaysOf.get(subnet.id) ?? [];
    if (subnet.dhcp === undefined || gateways.length === 0) return [];
    const server = servers.find(({ site }) => site === subnet.site) ?? servers[0] ?? gateways[0];
    if (server === undefined) return [];
    const isGateway = gateways.includes(server);
    return [
      {
        subnet: subnet.id,
        server: server.id,
        relays: isGateway ? [] : gateways.slice(0, 4).map(({ id }) => id),
        because: because('dhcp-scope', {
          from: subnet.dhcp.from,
          to: subnet.dhcp.to,
          relays: isGateway ? 0 : gateways.length,
        }),
      },
    ];
  });
}
