import * as z from 'zod';
import { list } from './collections.ts';
import { wholeBetween } from './figure.ts';
import { givenEdges, givenNode } from './given-elements.ts';
import { routeGroup } from './route-group.ts';
import { readOnly } from './served.ts';
import { ofDesign, ServedTopology, servedTopology, topologyAnswer } from './topology.ts';
import { TopologyChanges } from './topology-changes.ts';
import { Edges, Notes, Subnets, TopologyNode, Views } from './topology-items.ts';
import { largestTopologyBytes, topologyLimits } from './topology-limits.ts';

const GivenNodes = list(z.preprocess(givenNode, TopologyNode), topologyLimits.nodes);
const GivenEdges = z.preprocess(givenEdges, Edges);
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

export const topologyUpdateCalls = routeGroup({
  domain: 'topology',
  access: 'user',
  errors: ['unauthenticated'],
});

export const updateTopology = topologyUpdateCalls.route({
  name: 'updateTopology',
  method: 'PATCH',
  path: '/topology/{designId}',
  summary: 'Change a topology, based on a version of it',
  readOnly: readOnly(ServedTopology, TopologyUpdate),
  params: ofDesign,
  body: TopologyUpdate,
  bodyKind: { kind: 'json', maxBytes: largestTopologyBytes },
  rate: { calls: 300, minutes: 10 },
  answer: topologyAnswer,
  longLists: ['nodes', 'edges'],
  served: servedTopology,
  errors: ['plan_limit', 'not_found', 'stale_version', 'unprocessable'],
  fallback: 'Failed to update topology',
});
