import type { Graph, TopologyChanges, TopologyEdge, TopologyNode } from '#shared/contract/topology.ts';

/** A graph with someone's changes on top, and a sentence for each change that no longer applies. */
export interface Reapplied {
  readonly graph: Graph;
  readonly dropped: readonly string[];
}

/**
 * Puts changes that were made on an older version onto a newer one. What both sides removed counts as done; a change
 * to something that is gone, a link whose end is gone, and an id that was taken meanwhile are dropped and reported. An
 * element that is both removed and added is replaced, which is how the contract takes an optional field away.
 */
export function reapplyChanges(newer: Graph, changes: TopologyChanges): Reapplied {
  const dropped: string[] = [];
  const nodes = mergeNodes(newer.nodes, changes.nodes, dropped);
  const ids = new Set(nodes.map(({ id }) => id));
  const edges = mergeEdges(newer, changes, ids, dropped);
  return { graph: { ...newer, nodes, edges }, dropped };
}

function mergeNodes(
  newer: readonly TopologyNode[],
  { added, changed, removed }: TopologyChanges['nodes'],
  dropped: string[],
): TopologyNode[] {
  const known = new Set(newer.map(({ id }) => id));
  const gone = new Set(removed);
  const patches = new Map(changed.map((change) => [change.id, change]));
  for (const change of changed) {
    if (known.has(change.id)) continue;
    const name = change.label ? ` “${change.label}”` : '';
    dropped.push(`A change to the device${name || ` ${change.id}`}: it was removed in the newer version.`);
  }
  const kept = newer
    .filter(({ id }) => !gone.has(id))
    .map((node) => {
      const patch = patches.get(node.id);
      return patch ? { ...node, ...defined(patch) } : node;
    });
  const fresh = added.filter((node) => {
    if (!known.has(node.id) || gone.has(node.id)) return true;
    dropped.push(`The new device “${node.label}”: the newer version already has one with its id.`);
    return false;
  });
  return [...kept, ...fresh];
}

function mergeEdges(
  newer: Graph,
  { edges: { added, changed, removed } }: TopologyChanges,
  nodes: ReadonlySet<string>,
  dropped: string[],
): TopologyEdge[] {
  const known = new Set(newer.edges.map(({ id }) => id));
  const gone = new Set(removed);
  const patches = new Map(changed.map((change) => [change.id, change]));
  const labels = new Map(newer.nodes.map(({ id, label }) => [id, label]));
  const name = (edge: TopologyEdge) =>
    `${labels.get(edge.source) ?? edge.source} – ${labels.get(edge.target) ?? edge.target}`;
  for (const change of changed) {
    if (!known.has(change.id))
      dropped.push(`A change to the link ${change.id}: it was removed in the newer version.`);
  }
  const kept = newer.edges
    .filter(({ id, source, target }) => !gone.has(id) && nodes.has(source) && nodes.has(target))
    .map((edge) => {
      const patch = patches.get(edge.id);
      return patch ? { ...edge, ...defined(patch) } : edge;
    });
  const fresh = added.filter((edge) => {
    if (known.has(edge.id) && !gone.has(edge.id)) {
      dropped.push(`The new link ${name(edge)}: the newer version already has one with its id.`);
      return false;
    }
    if (nodes.has(edge.source) && nodes.has(edge.target)) return true;
    dropped.push(`The new link ${name(edge)}: one of its ends was removed in the newer version.`);
    return false;
  });
  return [...kept, ...fresh];
}

/** Without the keys whose value is undefined, which would wipe out what is there. */
function defined<T extends object>(patch: T): { [K in keyof T]: Exclude<T[K], undefined> };
function defined(patch: object): object {
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
}
