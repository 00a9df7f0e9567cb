import type { ControlPlane } from '../../contract/control-plane.ts';
import type { TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';
import { hostPorts } from '../configuration/interfaces/port-vlans.ts';
import { allRoots, bridgePriorities } from '../configuration/interfaces/spanning-tree.ts';
import type { LogicalDevice } from '../configuration/view/link-end.ts';
import { linkUse } from '../configuration/view/link-uses.ts';
import type { NetworkView } from '../configuration/view/network-view.ts';
import { membersOf } from '../graph/link-rate.ts';
import { because } from '../reasons/because.ts';
import { assumptions } from '../requirements/assumptions.ts';

type Bridge = ControlPlane['spanningTree'][number];

/** Who is the root of which VLANs and who takes over, and which switches only ever stand at the edge. */
export function spanningTree(view: NetworkView): Bridge[] {
  const roots = allRoots(view);
  return view.devices.flatMap((device) => {
    if (device.kind !== 'switch') return [];
    const own = roots.get(device.id);
    const [node] = device.members;
    if (own === undefined) return node.layer === 'access' ? [bridge(node, 'edge', [])] : [];
    return (['root', 'backup'] as const).flatMap((role) => {
      const vlans = own.get(role) ?? [];
      return vlans.length > 0 ? [bridge(node, role === 'backup' ? 'secondary-root' : role, vlans)] : [];
    });
  });
}

function bridge({ id }: TopologyNode, role: Bridge['role'], vlans: number[]): Bridge {
  const priority = bridgePriorities[role === 'secondary-root' ? 'backup' : role];
  return {
    device: id,
    role,
    priority,
    vlans,
    because: because('spanning-tree', { role, vlans: vlans.length, priority }),
  };
}

/** What each trunk lets through: between devices, and to access points, whose own network is the untagged one. */
export const trunks = (view: NetworkView): ControlPlane['trunks'] =>
  view.graph.edges.flatMap((edge) => {
    const { id, type, vlans } = edge;
    // One that a person drew may be called a plain link, and carry several VLANs all the same.
    if (type === 'trunk' ? vlans.length === 0 : type !== 'lan' || vlans.length < 2) return [];
    const ends = [edge.source, edge.target].flatMap((end) => view.layer3.nodes.get(end) ?? []);
    if (ends.some(({ layer }) => layer === 'endpoint')) return [];
    const accessPoint = ends.find((end) => end.type === 'accesspoint');
    const [port] = accessPoint ? hostPorts(edge, accessPoint, accessPoint.site ?? '', 1, view) : [];
    const native = port?.native ?? assumptions.nativeVlan;
    const allowed = port?.allowed ?? vlans;
    return [{ edge: id, allowed: allowed.toSorted((a, b) => a - b), native }];
  });

/** Links of several ports between two devices act as one, and so do the links of a switch to both of an MLAG pair. */
export function aggregates(view: NetworkView): ControlPlane['aggregates'] {
  const numbers = new Map<string, number>();
  const mode = 'lacp' as const;
  const isHeartbeat = (edge: string, device: LogicalDevice | undefined) =>
    (view.endsOf.get(device?.id ?? '') ?? []).some(
      (end) => end.edge.id === edge && linkUse(end, view) === 'heartbeat',
    );
  const linksOf = new Map<string, number>();
  const keysOf = ({ aggregate, source, target }: TopologyEdge): string[] =>
    aggregate === undefined
      ? []
      : [source, target].map((id) => `${view.deviceOf.get(id)?.id ?? id} ${aggregate}`);
  for (const key of view.graph.edges.flatMap(keysOf)) linksOf.set(key, (linksOf.get(key) ?? 0) + 1);
  return view.graph.edges.flatMap((edge) => {
    const own = membersOf(edge);
    // As many ports again lead to each other switch of the pair or stack.
    const members = own * Math.max(1, ...keysOf(edge).map((key) => linksOf.get(key) ?? 1));
    if (members < 2 || view.layer3.nodes.get(edge.target)?.layer === 'endpoint') return [];
    if (isHeartbeat(edge.id, view.deviceOf.get(edge.source))) return [];
    if (edge.aggregate !== undefined) return [{ name: edge.aggregate, edge: edge.id, members, mode }];
    // One number for both ends: the next that is free at either.
    const number = Math.max(numbers.get(edge.source) ?? 0, numbers.get(edge.target) ?? 0) + 1;
    numbers.set(edge.source, number).set(edge.target, number);
    return [{ name: `LAG ${number}`, edge: edge.id, members, mode }];
  });
}
