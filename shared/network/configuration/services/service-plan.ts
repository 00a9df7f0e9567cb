import type { ManagementService } from '../../../contract/configuration/management.ts';
import type { ControlPlane } from '../../../contract/control-plane.ts';
import type { TopologyNode } from '../../../contract/topology-items.ts';
import { because } from '../../reasons/because.ts';
import { assumptions } from '../../requirements/assumptions.ts';
import { serviceServers } from '../view/service-servers.ts';
import type { ServiceName } from './known-services.ts';

export type NetworkService = NonNullable<ControlPlane['services']>[number];

interface Kind {
  readonly kind: ManagementService['kind'];
  readonly services: readonly ServiceName[];
  readonly begins: NetworkService['begins'];
  readonly secret?: string;
}

/** What the servers inside do for devices, in the order in which a device needs it. */
const kinds: readonly Kind[] = [
  { kind: 'dns', services: ['DNS'], begins: 'device' },
  { kind: 'ntp', services: ['NTP'], begins: 'device' },
  { kind: 'radius', services: ['RADIUS', 'RADIUS accounting'], begins: 'device', secret: 'radius_key' },
  { kind: 'tacacs', services: ['TACACS+'], begins: 'device', secret: 'tacacs_key' },
  { kind: 'syslog', services: ['Syslog'], begins: 'device' },
  { kind: 'snmp-traps', services: ['SNMP traps'], begins: 'device' },
  { kind: 'snmp', services: ['SNMP'], begins: 'server' },
  { kind: 'archive', services: ['SSH'], begins: 'server' },
];

/** What devices ask servers for by themselves, and what servers ask of devices. */
export const askedByDevices = kinds.flatMap(({ begins, services }) => (begins === 'device' ? services : []));

/**
 * Where devices get time, names and sign-in, and where they report to: the network's own servers; without any, names and
 * time come from public servers, and nothing else is served.
 */
export function servicePlan(nodes: readonly TopologyNode[], hub: string | undefined): NetworkService[] {
  const own = serviceServers(nodes, hub);
  const ids = [...new Set(own.map(({ node }) => node))];
  const servers = own.map(({ address }) => address);
  if (servers.length > 0)
    return kinds.map(({ kind, services, begins, secret }) => ({
      kind,
      nodes: ids,
      servers,
      services: [...services],
      begins,
      ...(secret !== undefined && { secret }),
      because: because('network-service', { servers: servers.length }),
    }));
  return [
    { kind: 'dns' as const, services: ['DNS'], servers: [...assumptions.publicResolvers] },
    { kind: 'ntp' as const, services: ['NTP'], servers: [...assumptions.publicTimeServers] },
  ].map((row) => ({ ...row, nodes: [], begins: 'device', because: because('public-service', {}) }));
}
