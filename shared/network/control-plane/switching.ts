import type { ControlPlane } from '../../contract/control-plane.ts';
import type { Graph, TopologyEdge, TopologyNode } from '../../contract/topology.ts';
import { portCount } from '../graph/port-range.ts';
import { because } from '../reasons/because.ts';
import { assumptions } from '../requirements/assumptions.ts';
import type { Layer3 } from './layer3.ts';

/** Bridge priorities of rapid spanning tree: the gateway of a VLAN is its root, so that both take the same way. */
const priorities = { root: 4_096, 'secondary-root': 8_192, edge: 32_768 } as const;

/** Who is the root of which VLANs, and which switches only ever stand at the edge. */
export function spanningTree({ nodes, subnets }: Graph, layer3: Layer3): ControlPlane['spanningTree'] {
  const rootOf = new Map<string, { root: number[]; 'secondary-root': number[] }>();
  for (const subnet of subnets) {
    const gateways = (layer3.gatewaysOf.get(subnet.id) ?? []).filter(({ type }) => type === 'switch');
    gateways.slice(0, 2).forEach(({ id }, index) => {
      const own = rootOf.get(id) ?? { root: [], 'secondary-root': [] };
      own[index === 0 ? 'root' : 'secondary-root'].push(subnet.vlan ?? assumptions.nativeVlan);
      rootOf.set(id, own);
    });
  }
  return nodes.flatMap((node) => {
    if (node.type !== 'switch') return [];
    const own = rootOf.get(node.id);
    if (own === undefined) return node.layer === 'access' ? [bridge(node, 'edge', [])] : [];
    return (['root', 'secondary-root'] as const).flatMap((role) =>
      own[role].length > 0 ? [bridge(node, role, own[role])] : [],
    );
  });
}

type Bridge = ControlPlane['spanningTree'][number];

function bridge({ id }: TopologyNode, role: Bridge['role'], vlans: number[]): Bridge {
  const priority = priorities[role];
  return {
    device: id,
    role,
    priority,
    vlans,
    because: because('spanning-tree', { role, vlans: vlans.length, priority }),
  };
}

/** What each trunk lets through. */
export const trunks = (edges: readonly TopologyEdge[]): ControlPlane['trunks'] =>
  edges.flatMap(({ id, type, vlans }) =>
    type === 'trunk' && vlans.length > 0
      ? [{ edge: id, allowed: vlans.toSorted((a, b) => a - b), native: assumptions.nativeVlan }]
      : [],
  );

/** Links of several ports between two devices act as one. */
export function aggregates({ edges }: Graph, { nodes }: Layer3): ControlPlane['aggregates'] {
  const numbers = new Map<string, number>();
  return edges.flatMap((edge) => {
    const members = Math.min(portCount(edge.sourcePort ?? ''), portCount(edge.targetPort ?? ''));
    if (members < 2 || nodes.get(edge.target)?.layer === 'endpoint') return [];
    // One number for both ends: the next that is free at either.
    const number = Math.max(numbers.get(edge.source) ?? 0, numbers.get(edge.target) ?? 0) + 1;
    numbers.set(edge.source, number).set(edge.target, number);
    return [{ name: `LAG ${number}`, edge: edge.id, members, mode: 'lacp' as const }];
  });
}
