import type { TopologyEdge } from '#shared/contract/topology-items.ts';
import { portsInUse } from '#shared/network/graph/ports-in-use.ts';
import { isTunnel } from '#shared/network/graph/wan-links.ts';
import type { CellContext } from '#web/features/topology/cells/cell.ts';
import { movedLink } from '#web/features/topology/cells/moved-link.ts';
import { plugEnd } from '#web/features/topology/cells/plug-end.ts';
import { farEnd, type GraphIndex } from '#web/features/topology/model/graph-index.ts';
import type { PlugEnd } from '#web/features/topology/model/plug-ports.ts';
import { hasFreePort } from './link-problem.ts';
import { pluggedLink } from './plugged-link.ts';

export interface Patching {
  /** What is patched, in its order. */
  readonly ids: readonly string[];
  /** The switches that each of it is patched to. */
  readonly to: readonly string[];
  /** Links that it has to other switches are moved, and none is added beside them. */
  readonly isMoving: boolean;
  /** New ids, one for each call. */
  readonly newId: () => string;
}

/** The links after patching, those that were made or moved, and what was not patched. */
export interface Patched {
  readonly edges: TopologyEdge[];
  readonly made: readonly string[];
  readonly moved: readonly string[];
  /** What found no free port at a switch that fits. */
  readonly unpatched: readonly string[];
  /** What has no free port of its own. */
  readonly full: readonly string[];
  /** What is linked to all of these switches already. */
  readonly linked: readonly string[];
}

/**
 * Links devices to the next free ports of switches, one at each; or moves the links there that they have to other
 * switches, with as many ports as they had. A switch without a model has unnamed ports, as many as its plan counts.
 */
export function patchDevices(context: CellContext, { ids, to, isMoving, newId }: Patching): Patched {
  const { index } = context;
  const switches = to.flatMap((id) => switchAt(context, id) ?? []);
  const edges = new Map(index.edges);
  const lists: Record<Outcome, string[]> = { made: [], moved: [], unpatched: [], full: [], linked: [] };
  for (const id of ids) {
    const node = index.nodes.get(id);
    if (!node || to.includes(id)) continue;
    const own = plugEnd(context, node);
    const open = switches.filter(({ linked }) => !linked.has(id));
    if (open.length === 0) lists.linked.push(id);
    const others = isMoving ? linksToOthers(index, id, to) : [];
    if (others.length > 0) {
      for (const [nth, edge] of others.entries()) {
        const target = open[nth % open.length];
        const next = target && move(context, edge, id, target);
        if (next) edges.set(edge.id, next);
        lists[next ? 'moved' : 'unpatched'].push(next ? edge.id : id);
      }
      continue;
    }
    for (const target of open) {
      const edge = link(context, newId, { node: own, target });
      if (typeof edge === 'string') lists[edge].push(id);
      else {
        edges.set(edge.id, edge);
        lists.made.push(edge.id);
      }
    }
  }
  return { edges: [...edges.values()], ...lists };
}

type Outcome = 'made' | 'moved' | 'unpatched' | 'full' | 'linked';

interface Switch {
  readonly end: PlugEnd;
  /** Who is linked to it. */
  readonly linked: ReadonlySet<string>;
  /** Free ports that have no names yet. */
  unnamed: number;
}

function switchAt({ index, devices }: CellContext, id: string): Switch | undefined {
  const node = index.nodes.get(id);
  if (!node) return undefined;
  const links = index.linksOf(id);
  const ports = devices.has(node.equipmentId ?? '') ? undefined : portsInUse(node, links, index.nodes);
  return {
    end: plugEnd({ index, devices }, node),
    linked: new Set(links.map((edge) => farEnd(edge, id))),
    unnamed: ports ? ports.total - ports.used : Number.POSITIVE_INFINITY,
  };
}

/** Its links to switches that it is not patched to. */
export const linksToOthers = (
  { linksOf, nodes }: GraphIndex,
  id: string,
  to: readonly string[],
): TopologyEdge[] =>
  linksOf(id).filter((edge) => {
    const far = nodes.get(farEnd(edge, id));
    return far?.type === 'switch' && !to.includes(far.id) && edge.type !== 'wireless' && !isTunnel(edge);
  });

function move(
  context: CellContext,
  edge: TopologyEdge,
  id: string,
  target: Switch,
): TopologyEdge | undefined {
  if (target.unnamed <= 0) return undefined;
  const end = edge.source === id ? 'target' : 'source';
  const moved = movedLink(edge, context, { end, to: target.end.node.id }, target.end);
  if (moved) target.unnamed -= 1;
  return moved;
}

function link(
  context: CellContext,
  newId: () => string,
  { node, target }: { readonly node: PlugEnd; readonly target: Switch },
): TopologyEdge | 'full' | 'unpatched' {
  const { end } = target;
  if (!hasFreePort(context, node.node)) return 'full';
  if (target.unnamed <= 0) return 'unpatched';
  const edge = pluggedLink(context, newId(), end.node, node.node, { source: end, target: node });
  if (end.pool && edge.sourcePort === undefined && edge.type !== 'wireless') return 'unpatched';
  if (node.pool && edge.targetPort === undefined && edge.type !== 'wireless') return 'full';
  target.unnamed -= 1;
  return edge;
}
