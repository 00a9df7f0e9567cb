import type { Design } from '#shared/contract/designs.ts';
import { Refusal } from '#shared/contract/errors.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import type { TopologyUpdate } from '#shared/contract/topology-update.ts';
import { applyChanges } from '#shared/network/graph/apply-changes.ts';
import { checkGraph } from '#shared/network/graph/check-graph.ts';
import { checkNewNodes } from '#shared/network/graph/check-new-nodes.ts';
import { drawnParts } from '#shared/network/graph/drawn-parts.ts';
import { editsAfter, noEdits } from '#shared/network/regenerate/edits-after.ts';
import type { StoredTopology } from '../storage/topology/topology-items.ts';
import type { NewPlan } from './next-topology.ts';
import { replacedBy } from './replaced-by.ts';

/**
 * What an update makes of the stored plan, or of nothing: the graph that it brings, the stored one with its changes, or the one from
 * before the last proposal. The graph is made of nothing but elements and fields that were parsed, on read or as
 * input.
 * @throws unprocessable naming the element that exists twice or is missing, or without a way back.
 */
export async function updatedPlan(
  design: Design,
  stored: StoredTopology | undefined,
  { changes, undo, fromProposal, ...update }: TopologyUpdate,
): Promise<NewPlan> {
  const { topology, replaced } = stored ?? { topology: nothingYet() };
  if (undo) {
    if (!replaced) throw nothingToUndo();
    return { ...replaced, graph: applyChanges(topology, replaced.changes) };
  }
  const next = changes ? applyChanges(topology, changes) : checked(wholeGraph(topology, update));
  checkNewNodes(topology, next);
  if (!fromProposal) {
    const edits = editsAfter(topology.edits, topology, next);
    return { graph: next, edits, designVersion: stored?.head.designVersion ?? design.version };
  }
  // Most updates plan nothing, and leave the planner unloaded.
  const [{ planOfDesign }, { equipmentOfDesign }] = await Promise.all([
    import('./plan-of-design.ts'),
    import('./equipment-of-design.ts'),
  ]);
  const planned = planOfDesign(design, await equipmentOfDesign(design.userId, design.id));
  return {
    graph: next,
    edits: editsAfter(topology.edits, topology, next, planned),
    designVersion: design.version,
    ...(stored && { replaced: replacedBy(next, stored) }),
  };
}

/** What the first drawing by hand begins from. */
const nothingYet = (): Graph & Pick<NewPlan, 'edits'> => ({
  nodes: [],
  edges: [],
  subnets: [],
  edits: noEdits(),
});

const wholeGraph = (
  stored: Graph,
  { graph, nodes, edges, subnets }: Pick<TopologyUpdate, 'nodes' | 'edges' | 'subnets' | 'graph'>,
): Graph => ({
  ...drawnParts(stored),
  ...(graph ?? {
    nodes: nodes ?? stored.nodes,
    edges: edges ?? stored.edges,
    subnets: subnets ?? stored.subnets,
  }),
});

function checked(graph: Graph): Graph {
  checkGraph(graph);
  return graph;
}

const nothingToUndo = (): Refusal =>
  new Refusal(
    'unprocessable',
    'The applied plan cannot be undone: the topology has changed since. Edit it, or plan again.',
  );
