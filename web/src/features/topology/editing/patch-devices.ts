import type { Device } from '#shared/contract/device.ts';
import type { Graph, TopologyEdge, TopologyNode } from '#shared/contract/topology-items.ts';
import { portsOf } from '#shared/equipment/port-names.ts';
import { usualLink } from '#shared/network/graph/usual-link.ts';
import { freePorts, takenPorts } from '#web/features/topology/model/free-ports.ts';
import { indexGraph } from '#web/features/topology/model/graph-index.ts';
import { nextPort } from '#web/features/topology/model/next-port.ts';

export interface Patching {
  /** What is patched, in its order. */
  readonly ids: readonly string[];
  /** The switch that it is patched to. */
  readonly to: string;
  readonly devices: ReadonlyMap<string, Device>;
  /** New ids, one for each call. */
  readonly newId: () => string;
}

/** The graph after patching, the links that were made, and what found no free port. */
export interface Patched {
  readonly graph: Graph;
  readonly links: readonly string[];
  readonly unpatched: readonly string[];
}

/**
 * Links devices to the next free ports of a switch, one port each: ports that power where an access point is plugged in,
 * others else, uplinks last. What is linked to that switch already is left alone. A switch without a model has unnamed
 * ports, as many as its plan counts.
 */
export function patchDevices(graph: Graph, { ids, to, devices, newId }: Patching): Patched {
  const index = indexGraph(graph);
  const target = index.nodes.get(to);
  if (!target) return { graph, links: [], unpatched: ids };
  const hasModel = devices.has(target.equipmentId ?? '');
  const free = freePorts(index, devices, to);
  let unnamed = target.ports ? target.ports.total - target.ports.used : Number.POSITIVE_INFINITY;
  const linked = new Set(index.linksOf(to).flatMap(({ source, target: end }) => [source, end]));
  const made: TopologyEdge[] = [];
  const unpatched: string[] = [];
  for (const id of ids) {
    const node = index.nodes.get(id);
    if (!node || id === to || linked.has(id)) continue;
    const port = hasModel ? nextPort(free, node) : undefined;
    if (hasModel ? port === undefined : unnamed <= 0) {
      unpatched.push(id);
      continue;
    }
    if (port) free.splice(free.indexOf(port), 1);
    unnamed -= 1;
    const [own] = freePorts(index, devices, id);
    made.push({
      id: newId(),
      source: to,
      target: id,
      type: usualLink(target, node),
      vlans: vlansOf(index.linksOf(to), node, index.nodes),
      ...(port && {
        sourcePort: port.name,
        bandwidthMbps: Math.min(port.speedMbps, own?.speedMbps ?? port.speedMbps),
      }),
      ...(own && { targetPort: own.name }),
      medium: port && port.connector !== 'RJ45' ? 'fibre' : 'copper',
    });
  }
  const next = { ...graph, edges: [...graph.edges, ...made] };
  const used = new Set(made.flatMap(({ source, target: end }) => [source, end]));
  const nodes = next.nodes.map((node) => (used.has(node.id) ? counted(node, next, devices) : node));
  return { graph: { ...next, nodes }, links: made.map(({ id }) => id), unpatched };
}

/** What the switch gives to others of the kind. */
function vlansOf(
  links: readonly TopologyEdge[],
  node: TopologyNode,
  nodes: ReadonlyMap<string, TopologyNode>,
): number[] {
  const alike = links.find(({ source, target }) =>
    [source, target].some((id) => {
      const other = nodes.get(id);
      return id !== node.id && other?.type === node.type && other.group === node.group;
    }),
  );
  return alike?.vlans ?? [];
}

/** A node with its ports counted anew. */
function counted(node: TopologyNode, graph: Graph, devices: ReadonlyMap<string, Device>): TopologyNode {
  const device = devices.get(node.equipmentId ?? '');
  if (!device || node.type === 'server') return node;
  const total = portsOf(device).length;
  return { ...node, ports: { total, used: Math.min(total, takenPorts(indexGraph(graph), node.id).size) } };
}
