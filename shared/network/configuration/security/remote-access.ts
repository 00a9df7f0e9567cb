import type { DeviceConfiguration } from '../../../contract/configuration/device-configuration.ts';
import type { RemoteAccess } from '../../../contract/configuration/remote-access.ts';
import type { PrefixFilter, StaticRoute } from '../../../contract/configuration/routing.ts';
import type { NatRule } from '../../../contract/configuration/security.ts';
import type { Requirements } from '../../../contract/requirements.ts';
import type { Subnet } from '../../../contract/topology-items.ts';
import { formatAddress, parseBlock } from '../../addressing/ipv4.ts';
import { formatIpv6, parseIpv6Block } from '../../addressing/ipv6-address.ts';
import { endsInternet } from '../interfaces/circuits.ts';
import { blocksOf } from '../routing/bgp-between-sites.ts';
import { knownServices } from '../services/known-services.ts';
import { type NetworkService, resolvesInside } from '../services/service-plan.ts';
import type { LogicalDevice } from '../view/link-end.ts';
import type { NetworkView } from '../view/network-view.ts';
import { zoneOf } from './device-zones.ts';
import { ipsecParameters } from './ipsec-profile.ts';

/** The pool that ends at a device: at the firewall of its site, else at whatever ends the internet there. */
export function poolAt(device: LogicalDevice, view: NetworkView): Subnet | undefined {
  const pool = view.remotePool;
  if (pool === undefined || device.site !== pool.site) return undefined;
  const own = view.devices.filter(({ site }) => site === pool.site);
  const end = own.find(({ kind }) => kind === 'firewall') ?? own.find((each) => endsInternet(each, view));
  return end === device ? pool : undefined;
}

/** Tunnels of people, by the public addresses that the device translates to. */
export function remoteAccessOf(
  { device, nat }: { readonly device: LogicalDevice; readonly nat: readonly NatRule[] },
  view: NetworkView,
  {
    requirements,
    services,
  }: { readonly requirements: Requirements; readonly services: readonly NetworkService[] },
): Pick<DeviceConfiguration, 'remoteAccess'> {
  const pool = poolAt(device, view);
  const listens = nat.flatMap((rule) => (rule.kind === 'source' ? [rule.address] : []));
  if (pool?.cidr === undefined || listens.length === 0) return {};
  return {
    remoteAccess: {
      zone: zoneOf(pool),
      pool: pool.cidr,
      address: formatAddress(parseBlock(pool.cidr).first + 1),
      listens: [...new Set(listens)],
      protocols: (['IKE', 'IKE behind NAT', 'ESP'] as const).flatMap(knownServices),
      ...ipsecParameters,
      certificate: 'remote_access_certificate',
      signIn: services.some(({ kind }) => kind === 'radius') ? 'radius' : 'local',
      routes: [requirements.ipScheme.private],
      dnsServers: services.find(({ kind }) => kind === 'dns')?.servers ?? [],
      ...ipv6Of(pool, services, view),
      from: [pool.id],
    },
  };
}

function ipv6Of(
  { ipv6 }: Subnet,
  services: readonly NetworkService[],
  view: NetworkView,
): Pick<RemoteAccess, 'ipv6'> {
  if (ipv6 === undefined || !view.hasIpv6) return {};
  return {
    ipv6: {
      pool: ipv6,
      address: formatIpv6(parseIpv6Block(ipv6).first + 1n),
      routes: view.ipv6Blocks.slice(0, 20),
      dnsServers: resolvesInside(services) ? view.servers.flatMap((server) => server.ipv6 ?? []) : [],
    },
  };
}

const poolFilter = 'remote-access';

/** The pool as others hear of it: a route to nowhere, beside which each client that is there has one of its own. */
export function poolRouting(
  device: LogicalDevice,
  view: NetworkView,
): {
  readonly statics: StaticRoute[];
  readonly filters: PrefixFilter[];
  readonly filter: string | undefined;
} {
  const pool = poolAt(device, view);
  if (pool === undefined) return { statics: [], filters: [], filter: undefined };
  const blocks = blocksOf(pool, view);
  return {
    statics: blocks.map((prefix) => ({ prefix, distance: 254, from: [pool.id] })),
    filters: [
      { name: poolFilter, rules: blocks.map((prefix) => ({ action: 'permit', prefix })), from: [pool.id] },
    ],
    filter: poolFilter,
  };
}
