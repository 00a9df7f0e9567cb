import type { TopologyNode } from '../../../contract/topology-items.ts';
import type { NodeGroup } from '../../../contract/topology-kinds.ts';
import { withoutPrefix } from '../../addressing/ipv4.ts';

/** A server by one of its addresses. */
export interface ServiceServer {
  readonly node: string;
  /** Of IPv4, or of IPv6 where it has no other. */
  readonly address: string;
  readonly ipv6?: string;
}

const servesOthers: ReadonlySet<NodeGroup> = new Set(['public-servers', 'wireless-controllers']);

/**
 * The servers inside that serve the network itself, two for redundancy: at the hub, else at any site; those that no application
 * is planned for before the others, and never public ones or wireless controllers.
 */
export function serviceServers(nodes: readonly TopologyNode[], hub: string | undefined): ServiceServer[] {
  const inside = nodes.filter(
    ({ type, group }) => type === 'server' && !servesOthers.has(group ?? 'servers'),
  );
  const atHub = inside.filter(({ site }) => site === hub);
  const near = atHub.length > 0 ? atHub : inside;
  const general = near.filter(({ group }) => group === 'servers');
  return [...general, ...near.filter((node) => !general.includes(node))]
    .flatMap(({ id, addresses, ipv6 = [] }) =>
      (addresses.length > 0 ? addresses : ipv6).map((address, index) => {
        const other = ipv6[index];
        return {
          node: id,
          address: withoutPrefix(address),
          ...(other !== undefined && { ipv6: withoutPrefix(other) }),
        };
      }),
    )
    .slice(0, 2);
}
