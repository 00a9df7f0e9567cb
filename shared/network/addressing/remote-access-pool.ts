import type { Requirements } from '../../contract/requirements.ts';
import type { Subnet } from '../../contract/topology-items.ts';
import { because } from '../reasons/because.ts';
import { type RemotePeople, remotePeople, remoteStated } from '../sizing/remote-people.ts';
import type { SiteContext } from '../topology/site-context.ts';
import { type Block, formatBlock } from './ipv4.ts';
import { formatIpv6Block, type Ipv6Block } from './ipv6-address.ts';
import { prefixFor } from './sizes/block-size.ts';

/** What people who work from elsewhere need: how many addresses, at which site. */
export interface RemoteAccessNeed extends RemotePeople {
  readonly site: string;
  readonly prefix: number;
}

/** Nothing where nobody comes in by a tunnel. */
export function remoteAccessNeed(
  sites: readonly SiteContext[],
  requirements: Requirements,
): RemoteAccessNeed | undefined {
  const hub = sites.find(({ sized }) => sized.isHub);
  const remote = remotePeople(
    sites.map(({ sized }) => sized.site),
    requirements,
  );
  if (hub === undefined || remote === undefined) return undefined;
  // Its first address is the device's own; network and broadcast are no hosts'.
  return { ...remote, site: hub.sized.site.name, prefix: prefixFor(remote.hosts + 3) };
}

export const remoteAccessRow = (
  need: RemoteAccessNeed,
  block: Block | undefined,
  ipv6: Ipv6Block | undefined,
): Subnet => {
  const { site, people, share, stated, hosts, prefix } = need;
  const serves = remoteStated(need);
  return {
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
        : because('remote-users-pool', { stated, hosts, prefix }, serves),
  };
};
