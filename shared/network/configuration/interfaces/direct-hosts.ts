import { portsNamed } from '../../graph/port-range.ts';
import type { LinkEnd, LogicalDevice } from '../view/link-end.ts';
import { linkUse } from '../view/link-uses.ts';
import type { NetworkView } from '../view/network-view.ts';

/**
 * What hangs on a router or firewall itself, by VLAN: on one port, alone in its network, which the device routes. Such a port has the
 * gateway's address and no tags, so that the number of the VLAN is on no wire. Members of a cluster have no such port.
 */
export function directHosts(
  { kind, members, id }: LogicalDevice,
  view: NetworkView,
): ReadonlyMap<number, LinkEnd> {
  const [node, ...others] = members;
  if (kind === 'switch' || others.length > 0) return none;
  const ends = view.endsOf.get(id) ?? [];
  const routed = new Set((view.layer3.subnetsOf.get(node.id) ?? []).map(({ vlan }) => vlan));
  return new Map(
    ends.flatMap((end) => {
      const [vlan, ...more] = end.edge.vlans;
      if (vlan === undefined || more.length > 0 || !routed.has(vlan)) return [];
      if (linkUse(end, view) !== 'hosts' || end.far.type === 'accesspoint') return [];
      const port = end.end === 'source' ? end.edge.sourcePort : end.edge.targetPort;
      if (port === undefined || portsNamed(port).length > 1) return [];
      const isAlone = ends.every((other) => other === end || !other.edge.vlans.includes(vlan));
      return isAlone ? [[vlan, end] as const] : [];
    }),
  );
}

const none: ReadonlyMap<number, LinkEnd> = new Map();
