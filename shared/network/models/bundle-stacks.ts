import { appendUnder } from '../../collections/append-under.ts';
import type { Graph, TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';
import { isSameDevice, isStackMember, logicalId } from '../graph/clusters.ts';
import { nodesById } from '../graph/nodes-by-id.ts';
import { portCount } from '../graph/port-range.ts';
import { stateInputs } from '../reasons/state-inputs.ts';

/**
 * Makes one aggregate of all links that carry VLANs between a stack and one other switch or stack, and for each server that hangs on
 * several members, so that all of them forward. Firewalls use one port at a time: of a cluster only the active member forwards. Changes
 * the graph's elements in place.
 */
export function bundleStacks({ nodes, edges }: Graph): void {
  const members = new Map(nodes.filter(isStackMember).map((node) => [node.id, node]));
  if (members.size === 0) return;
  const nodeOf = nodesById(nodes);
  const groups = new Map<string, StackedLink[]>();
  for (const edge of edges) {
    const link = stackedLink(edge, members, nodeOf);
    if (link === undefined) continue;
    const key = `${logicalId(link.stack)} ${logicalId(link.far)}`;
    appendUnder(groups, key, link);
  }
  const last = new Map<string, number>();
  for (const links of groups.values()) {
    const [first] = links;
    if (first === undefined || links.length < 2) continue;
    const ends = [logicalId(first.stack), logicalId(first.far)];
    const before = Math.max(...ends.map((id) => last.get(id) ?? 0));
    const count = first.far.type === 'server' ? first.ports : 1;
    for (const id of ends) last.set(id, before + count);
    const name = count > 1 ? `LAG ${before + 1}-${before + count}` : `LAG ${before + 1}`;
    for (const { edge } of links) {
      edge.aggregate = name;
      if (edge.because?.inputs.switchesForwarding !== undefined)
        stateInputs(edge, { switchesForwarding: links.length });
    }
  }
}

interface StackedLink {
  readonly edge: TopologyEdge;
  readonly stack: TopologyNode;
  readonly far: TopologyNode;
  /** That it takes at the stack. */
  readonly ports: number;
}

/** Of two stacks the one that the link begins at. */
function stackedLink(
  edge: TopologyEdge,
  members: ReadonlyMap<string, TopologyNode>,
  nodeOf: ReadonlyMap<string, TopologyNode>,
): StackedLink | undefined {
  if (edge.subnet !== undefined || edge.vlans.length === 0) return undefined;
  const source = members.get(edge.source);
  const stack = source ?? members.get(edge.target);
  if (stack === undefined) return undefined;
  const [farId, port] = source ? [edge.target, edge.sourcePort] : [edge.source, edge.targetPort];
  const far = nodeOf.get(farId);
  if (far === undefined || isSameDevice(stack, far)) return undefined;
  if (far.type !== 'switch' && far.type !== 'server') return undefined;
  return { edge, stack, far, ports: portCount(port ?? '') };
}
