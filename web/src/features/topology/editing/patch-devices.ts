import type { Device } from '#shared/contract/device.ts';
import type { Graph, TopologyEdge, TopologyNode } from '#shared/contract/topology-items.ts';
import { portsInUse } from '#shared/network/graph/ports-in-use.ts';
import { usualLink } from '#shared/network/graph/usual-link.ts';
import { freePorts } from '#web/features/topology/model/free-ports.ts';
import { indexGraph } from '#web/features/topology/model/graph-index.ts';
import { nextPort } from '#web/features/topology/model/next-port.ts';
import { hasFreePort } from './link-problem.ts';

export interface Patching {
  /** What is patched, in its order. */
  readonly ids: readonly string[];
  /** The switch that it is patched to. */
  readonly to: string;
  readonly devices: ReadonlyMap<string, Device>;
  /** New ids, one for each call. */
  readonly newId: () => string;
}

/** The graph after patching, and the links that were made. */
export interface Patched {
  readonly graph: Graph;
  readonly links: readonly string[];
  /** What found no free port at the switch. */
  readonly unpatched: readonly string[];
  /** What has no free port of its own. */
  readonly full: readonly string[];
}

/**
 * Links devices to the next free ports of a switch, one port each: ports that power where an access point is plugged in,
 * others else, uplinks last. What is linked to that switch already is left alone. A switch without a model has unnamed
 * ports, as many as its plan counts.
 */
export function patchDevices(graph: Graph, { ids, to, devices, newId }: Patching): Patched {
  const index = indexGraph(graph);
  const target = index.nodes.get(to);
  if (!target) return { graph, links: [], unpatched: ids, full: [] };
  const hasModel = devices.has(target.equipmentId ?? '');
  const free = freePorts(index, devices, to);
  const ports = portsInUse(target, index.linksOf(to), index.nodes);
  let unnamed = ports ? ports.total - ports.used : Number.POSITIVE_INFINITY;
  const linked = new Set(index.linksOf(to).flatMap(({ source, target: end }) => [source, end]));
  const made: TopologyEdge[] = [];
  const unpatched: string[] = [];
  const full: string[] = [];
  for (const id of ids) {
    const node = index.nodes.get(id);
    if (!node || id === to || linked.has(id)) continue;
    if (!hasFreePort({ index, devices }, node)) {
      full.push(id);
      continue;
    }
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
  return {
    graph: { ...graph, edges: [...graph.edges, ...made] },
    links: made.map(({ id }) => id),
    unpatched,
    full,
  };
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
