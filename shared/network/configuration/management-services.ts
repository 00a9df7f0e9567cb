import type { ManagementService } from '../../contract/configuration/device-configuration.ts';
import { withoutPrefix } from '../addressing/ipv4.ts';
import type { NetworkView } from './network-view.ts';

const kinds = ['ntp', 'dns', 'syslog', 'radius', 'snmp'] as const;

/** The servers inside that devices ask and report to: the first two of the hub, else of any site. */
export function infrastructureServers({ graph, layer3 }: NetworkView): readonly string[] {
  const servers = graph.nodes.filter(({ type, group }) => type === 'server' && group !== 'public-servers');
  const own = servers.filter(({ site }) => site === layer3.hub);
  return (own.length > 0 ? own : servers)
    .flatMap(({ addresses }) => addresses)
    .slice(0, 2)
    .map(withoutPrefix);
}

/** What a device uses of them, from the address that it is managed by; nothing where there is no server. */
export function managementServices(
  source: string | undefined,
  node: string,
  servers: readonly string[],
): ManagementService[] {
  if (source === undefined || servers.length === 0) return [];
  return kinds.map((kind) => ({ kind, servers: [...servers], source, from: [node] }));
}
