import type { Requirements } from '../../contract/requirements.ts';
import type { Subnet } from '../../contract/topology-items.ts';
import { because } from '../reasons/because.ts';
import { assumptionsOf } from '../requirements/changeable-assumptions.ts';
import { peopleOf } from '../requirements/effective-sites.ts';
import { growthFactor } from '../sizing/size-site.ts';
import type { SiteContext } from '../topology/site-context.ts';
import { type Block, formatBlock, prefixFor } from './ipv4.ts';
import { formatIpv6Block, type Ipv6Block } from './ipv6-address.ts';

/** What people who work from elsewhere need: how many addresses, at which site. */
export interface RemoteAccessNeed {
  readonly site: string;
  /** Who work at all sites. */
  readonly people: number;
  readonly hosts: number;
  readonly prefix: number;
  /** Part of them, 0 to 1. */
  readonly share: number;
  /** How many work from elsewhere at the same time, where that is stated. */
  readonly stated: number | undefined;
}

/** For a VPN among the network's services too. Nothing where remote access is not required, or comes by published servers alone. */
export function remoteAccessNeed(
  sites: readonly SiteContext[],
  requirements: Requirements,
): RemoteAccessNeed | undefined {
  const { remoteUsers: stated, services, securityRequirements } = requirements;
  const isService = services.network.includes('vpn') && securityRequirements.remoteAccess === 'none';
  const remoteAccess = isService ? 'vpn' : securityRequirements.remoteAccess;
  const hub = sites.find(({ sized }) => sized.isHub);
  if (hub === undefined || remoteAccess === 'none' || remoteAccess === 'citrix') return undefined;
  const people = sites.reduce((sum, { sized }) => sum + peopleOf(sized.site), 0);
  const { remoteShare: share } = assumptionsOf(requirements);
  const hosts = Math.max(1, Math.ceil((stated ?? people * share) * growthFactor(requirements)));
  // Its first address is the device's own; network and broadcast are no hosts'.
  return { site: hub.sized.site.name, people, share, stated, hosts, prefix: prefixFor(hosts + 3) };
}

const serves = ['requirements.securityRequirements.remoteAccess', 'requirements.services.network.vpn'];

export const remoteAccessRow = (
  { site, people, share, stated, hosts, prefix }: RemoteAccessNeed,
  block: Block | undefined,
  ipv6: Ipv6Block | undefined,
): Subnet => ({
  id: 'remote-access',
  site,
  name: 'Remote access pool',
  purpose: 'remote-access',
  ...(block && { cidr: formatBlock(block) }),
  ...(ipv6 && { ipv6: formatIpv6Block(ipv6), placeholderIpv6: true }),
  hosts,
  because:
    stated === undefined
      ? because('remote-access-pool', { staff: people, sharePercent: share * 100, hosts, prefix }, serves)
      : because('remote-users-pool', { stated, hosts, prefix }, [...serves, 'requirements.remoteUsers']),
});
