import * as z from 'zod';
import { list } from './collections.ts';
import { DrawnView } from './drawn-view.ts';
import { wholeBetween } from './figure.ts';
import { givenEdge, givenNode } from './given-elements.ts';
import { ElementId } from './identifiers.ts';
import { Note } from './note.ts';
import { Edges, Nodes, Notes, Subnet, Subnets, TopologyEdge, TopologyNode, Views } from './topology-items.ts';
import { topologyLimits } from './topology-limits.ts';

const nodeChange = TopologyNode.partial().required({ id: true });
const edgeChange = TopologyEdge.partial().required({ id: true });
const subnetChange = Subnet.partial().required({ id: true });
const noteChange = Note.partial().required({ id: true });
const viewChange = DrawnView.partial().required({ id: true });

/** Element by element: what is new, the fields that differ, and the removed ids. */
export const TopologyChanges = z.strictObject({
  nodes: z
    .strictObject({
      added: Nodes.default([]),
      changed: list(nodeChange, topologyLimits.nodes).default([]),
      removed: list(ElementId, topologyLimits.nodes).default([]),
    })
    .prefault({}),
  edges: z
    .strictObject({
      added: Edges.default([]),
      changed: list(edgeChange, topologyLimits.edges).default([]),
      removed: list(ElementId, topologyLimits.edges).default([]),
    })
    .prefault({}),
  subnets: z
    .strictObject({
      added: Subnets.default([]),
      changed: list(subnetChange, topologyLimits.subnets).default([]),
      removed: list(ElementId, topologyLimits.subnets).default([]),
    })
    .prefault({}),
  notes: z
    .strictObject({
      added: Notes.default([]),
      changed: list(noteChange, topologyLimits.notes).default([]),
      removed: list(ElementId, topologyLimits.notes).default([]),
    })
    .optional(),
  views: z
    .strictObject({
      added: Views.default([]),
      changed: list(viewChange, topologyLimits.views).default([]),
      removed: list(ElementId, topologyLimits.views).default([]),
    })
    .optional(),
});
export type TopologyChanges = z.output<typeof TopologyChanges>;

const GivenNodes = list(z.preprocess(givenNode, TopologyNode), topologyLimits.nodes);
const GivenEdges = list(z.preprocess(givenEdge, TopologyEdge), topologyLimits.edges);
const givenGraph = { nodes: GivenNodes, edges: GivenEdges, subnets: Subnets };
/** Sent with a whole graph, it replaces what is stored; left out, that stays. */
const givenDrawing = { notes: Notes.optional(), views: Views.optional() };

/** Changes, the whole graph, or the undo of the last applied plan; based on `version` where it is given. */
export const TopologyUpdate = z
  .strictObject({
    /** Without it the update applies to what is stored; 0 where nothing is stored yet: it makes the first topology. */
    version: wholeBetween(0, 1_000_000_000).optional(),
    changes: TopologyChanges.optional(),
    graph: z.strictObject({ ...givenGraph, subnets: Subnets.default([]), ...givenDrawing }).optional(),
    /** The whole as the specification's clients send it; what is left out stays as it is stored. */
    nodes: GivenNodes.optional(),
    edges: GivenEdges.optional(),
    subnets: Subnets.optional(),
    undo: z.literal(true).optional(),
    /** The changes were chosen from a proposal: values that match the plan are not manual work. */
    fromProposal: z.boolean().optional(),
  })
  .refine(
    ({ changes, graph, undo, nodes, edges, subnets }) =>
      [changes, graph, undo, nodes ?? edges ?? subnets].filter((way) => way !== undefined).length === 1,
    { error: 'must have either changes, graph, nodes and edges, or undo', path: ['changes'] },
  );
export type TopologyUpdate = z.output<typeof TopologyUpdate>;
