import type { Device } from '../../contract/device.ts';
import type { TopologyDifference } from '../../contract/topology-difference.ts';
import type { TopologyEdits } from '../../contract/topology-edits.ts';
import type { Graph } from '../../contract/topology-items.ts';
import { differenceBetween } from './difference.ts';
import { editsOf } from './element-marks.ts';
import { keepPositions } from './keep-positions.ts';
import { mergeElements } from './merge-elements.ts';
import { endLinks } from './merge-links.ts';
import { onKeptModels } from './on-kept-models.ts';

/** A graph planned again around what people did, with the record of that and how it differs from the one before. */
export interface Regenerated {
  readonly graph: Graph;
  readonly edits: TopologyEdits;
  readonly difference: TopologyDifference;
}

/**
 * Lays a new plan over a graph without losing manual work: what was added stays, a link while it has its ends; fields
 * set manually stay; locked elements stay whole, a link with its ends; what was removed stays away; nodes stay where
 * they were put. A device that keeps another model than is planned keeps its ports, or has links plugged into others that it has.
 * Where the plan differs, the difference is a conflict. Pure; the graphs given stay as they are.
 *
 * @param devices the models that nodes name by `equipmentId`
 */
export function regenerate(
  current: Graph,
  edits: TopologyEdits,
  plan: Graph,
  devices: readonly Device[] = [],
): Regenerated {
  const held = new Set(
    current.edges.flatMap(({ locked, source, target }) => (locked ? [source, target] : [])),
  );
  const nodes = mergeElements({
    list: 'nodes',
    current: current.nodes,
    edits: edits.nodes,
    planned: plan.nodes,
    held,
  });
  const edges = endLinks(
    mergeElements({ list: 'edges', current: current.edges, edits: edits.edges, planned: plan.edges }),
    plan.edges,
    new Set(nodes.elements.map(({ id }) => id)),
  );
  const subnets = mergeElements({
    list: 'subnets',
    current: current.subnets,
    edits: edits.subnets,
    planned: plan.subnets,
  });
  const plugged = onKeptModels(
    { nodes: [...nodes.elements], edges: [...edges.elements], subnets: [...subnets.elements] },
    { current, plan, devices },
  );
  const graph: Graph = {
    nodes: keepPositions(current, { nodes: [...nodes.elements], edges: plugged }),
    edges: plugged,
    subnets: [...subnets.elements],
  };
  const merged = [nodes, edges, subnets];
  return {
    graph,
    edits: { nodes: editsOf(nodes.marks), edges: editsOf(edges.marks), subnets: editsOf(subnets.marks) },
    difference: {
      ...differenceBetween(current, graph),
      kept: merged.flatMap(({ kept }) => kept),
      conflicts: merged.flatMap(({ conflicts }) => conflicts),
    },
  };
}
