import type { TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';
import { isSameDevice, isStandbyMember, logicalId } from '../graph/clusters.ts';
import { isInfrastructure, type NetworkIndex } from '../graph/network-index.ts';

/** Whether two links lie beside each other: between the same two devices, on one interface, or from one device to both switches of an MLAG pair. */
export function isBeside(edge: TopologyEdge, link: TopologyEdge, index: NetworkIndex): boolean {
  if (edge === link) return false;
  const [own, ends] = [endsOf(edge, index), endsOf(link, index)];
  const [far, another] = outside(own, ends);
  if (far === undefined) return true;
  if (another !== undefined) return false;
  const isMlag = far.mlag !== undefined && far.mlag === outside(ends, own)[0]?.mlag;
  return isMlag || isOneInterface(edge, link, index);
}

/**
 * Whether two links end on one interface of a device: of an aggregate, of both members of a cluster of which one is active, or of a
 * router or firewall towards both switches of a pair. What one of them alone carries is not what the interface does.
 */
export function isOneInterface(edge: TopologyEdge, link: TopologyEdge, index: NetworkIndex): boolean {
  if (edge === link) return false;
  const [own, ends] = [endsOf(edge, index), endsOf(link, index)];
  const near = own.filter((node) => ends.some((end) => isSameDevice(end, node)));
  if (near.length === 0) return false;
  if (edge.aggregate !== undefined || link.aggregate !== undefined) return edge.aggregate === link.aggregate;
  const [far, other] = [outside(own, ends)[0], outside(ends, own)[0]];
  if (far === undefined) return near.some(isStandbyMember);
  const isPair = far.pair !== undefined && far.pair === other?.pair;
  return isPair && near[0]?.type !== 'switch' && edge.vlans.some((vlan) => link.vlans.includes(vlan));
}

const endsOf = ({ source, target }: TopologyEdge, { nodes }: NetworkIndex): TopologyNode[] =>
  [source, target].flatMap((id) => nodes.get(id) ?? []);

/** Those of some devices that are not among others. */
function outside(some: readonly TopologyNode[], others: readonly TopologyNode[]): TopologyNode[] {
  const ids = new Set(others.map(logicalId));
  return some.filter((node) => !ids.has(logicalId(node)));
}

export const isTrunk = ({ type, source, target }: TopologyEdge, { nodes }: NetworkIndex): boolean => {
  const ends = [nodes.get(source), nodes.get(target)];
  return type === 'trunk' && ends.every((end) => end !== undefined && isInfrastructure(end));
};
