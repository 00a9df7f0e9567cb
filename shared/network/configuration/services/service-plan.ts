import type { ManagementService } from '../../../contract/configuration/management.ts';
import type { ControlPlane } from '../../../contract/control-plane.ts';
import type { Requirements } from '../../../contract/requirements.ts';
import { because } from '../../reasons/because.ts';
import { assumptions } from '../../requirements/assumptions.ts';
import type { NetworkView } from '../view/network-view.ts';
import type { ServiceName } from './known-services.ts';

export type NetworkService = NonNullable<ControlPlane['services']>[number];

interface Kind {
  readonly kind: ManagementService['kind'];
  readonly services: readonly ServiceName[];
  readonly begins: NetworkService['begins'];
  readonly secret?: string;
}

const dns: Kind = { kind: 'dns', services: ['DNS'], begins: 'device' };
const ntp: Kind = { kind: 'ntp', services: ['NTP'], begins: 'device' };
/** Hosts ask for it, and no device. */
const dns64: Kind = { kind: 'dns64', services: ['DNS'], begins: 'device' };

/** What the servers inside do for devices, in the order in which a device needs it. */
const kinds: readonly Kind[] = [
  dns,
  ntp,
  { kind: 'radius', services: ['RADIUS', 'RADIUS accounting'], begins: 'device', secret: 'radius_key' },
  { kind: 'tacacs', services: ['TACACS+'], begins: 'device', secret: 'tacacs_key' },
  { kind: 'syslog', services: ['Syslog'], begins: 'device' },
  { kind: 'snmp-traps', services: ['SNMP traps'], begins: 'device' },
  { kind: 'snmp', services: ['SNMP'], begins: 'server' },
  { kind: 'archive', services: ['SSH'], begins: 'server' },
];

/** What devices ask servers for by themselves, and what servers ask of devices. */
export const askedByDevices = kinds.flatMap(({ begins, services }) => (begins === 'device' ? services : []));

type ServedView = Pick<NetworkView, 'servers' | 'hasIpv4'>;

/** Whether the network's own servers resolve names, where there are any. */
export const hasDnsServers = ({ services }: Requirements): boolean => services.network.includes('dns');

/** Whether servers inside resolve names by a plan. */
export const resolvesInside = (plan: readonly NetworkService[]): boolean =>
  plan.some(({ kind, nodes }) => kind === 'dns' && nodes.length > 0);

/**
 * Where devices get time, names and sign-in, and where they report to: the network's own servers; names come from public servers unless its own
 * are to resolve them, and without any so does time, and nothing else is served. Where hosts have IPv6 alone, what resolves for them is a DNS64.
 */
export function servicePlan(
  { servers: own, hasIpv4 }: ServedView,
  requirements: Requirements,
): NetworkService[] {
  const ids = [...new Set(own.map(({ node }) => node))];
  const servers = own.map(({ address }) => address);
  const outside = outsideServices(hasIpv4, servers.length);
  if (servers.length === 0) return outside;
  const isResolver = ({ kind }: Pick<Kind, 'kind'>) => kind === 'dns' || kind === 'dns64';
  const isOwn = (one: Kind) => hasDnsServers(requirements) || !isResolver(one);
  return [
    ...(hasDnsServers(requirements) ? [] : outside.filter(isResolver)),
    ...[...kinds, ...(hasIpv4 ? [] : [dns64])].filter(isOwn).map(({ kind, services, begins, secret }) => ({
      kind,
      nodes: ids,
      servers,
      services: [...services],
      begins,
      ...(secret !== undefined && { secret }),
      because: because(kind === 'dns64' ? 'dns64' : 'network-service', { servers: servers.length }),
    })),
  ];
}

function outsideServices(hasIpv4: boolean, servers: number): NetworkService[] {
  const outside = hasIpv4
    ? [
        { ...dns, servers: [...assumptions.publicResolvers] },
        { ...ntp, servers: [...assumptions.publicTimeServers] },
      ]
    : [
        { ...dns, servers: [...assumptions.publicResolversDns64] },
        { ...dns64, servers: [...assumptions.publicResolversDns64] },
        { ...ntp, servers: [...assumptions.publicTimeServersIpv6] },
      ];
  return outside.map(({ kind, services, begins, servers: addresses }) => ({
    kind,
    services: [...services],
    begins,
    servers: addresses,
    nodes: [],
    because:
      kind === 'dns64'
        ? because('dns64', { servers: 0 })
        : because('public-service', servers > 0 ? { servers } : {}),
  }));
}
