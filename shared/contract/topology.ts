import * as z from 'zod';
import { formatRate } from '../vocabulary/rates.ts';
import { ElementId, Id } from './identifiers.ts';
import { routeGroup } from './route-group.ts';
import { readOnly, type Served } from './served.ts';
import { TopologyUpdate } from './topology-changes.ts';
import { TopologyDifference } from './topology-difference.ts';
import { Topology, TopologyEdge, TopologyNode } from './topology-items.ts';
import { layers } from './topology-kinds.ts';
import { largestTopologyBytes } from './topology-limits.ts';

const designId = z.strictObject({ designId: Id });
const topologyAnswer = z.strictObject({ data: Topology });

export const ServedNode = TopologyNode.extend({
  /** From the top: 0 for the internet, 5 for the people. */
  level: z
    .int()
    .min(0)
    .max(layers.length - 1),
});
export const ServedEdge = TopologyEdge.extend({
  from: ElementId,
  to: ElementId,
  /** `1 Gbit/s`. */
  bandwidth: z.string().optional(),
});
export const ServedTopology = Topology.extend({ nodes: z.array(ServedNode), edges: z.array(ServedEdge) });

const asServed = (topology: Topology) => ({
  ...topology,
  nodes: topology.nodes.map((node) => ({ ...node, level: layers.indexOf(node.layer) })),
  edges: topology.edges.map((edge) => ({
    ...edge,
    from: edge.source,
    to: edge.target,
    ...(edge.bandwidthMbps !== undefined && { bandwidth: formatRate(edge.bandwidthMbps) }),
  })),
});
const servedTopology: Served<z.output<typeof topologyAnswer>> = {
  schema: z.strictObject({ data: ServedTopology }),
  from: ({ data }) => ({ data: asServed(data) }),
};
const difference = TopologyDifference.optional();

export const topologyCalls = routeGroup({ domain: 'topology', access: 'user', errors: ['unauthenticated'] });

export const generateTopology = topologyCalls.route({
  name: 'generateTopology',
  method: 'POST',
  path: '/topology/{designId}',
  summary: 'Plan the topology of a design from its requirements, keeping manual changes',
  params: designId,
  query: z.strictObject({
    /** The version that the caller has seen, 0 for none: any other is not overwritten. */
    version: z.coerce.number().int().min(0).max(1_000_000_000).optional(),
    /** `true` returns what would be stored and how it differs, and stores nothing. */
    propose: z.enum(['true', 'false']).optional(),
  }),
  rate: { calls: 60, minutes: 10 },
  answer: topologyAnswer.extend({ difference }),
  longLists: ['nodes', 'edges'],
  served: {
    schema: z.strictObject({ data: ServedTopology, difference }),
    from: ({ data, ...rest }) => ({ data: asServed(data), ...rest }),
  },
  errors: ['plan_limit', 'not_found', 'stale_version', 'unprocessable'],
  fallback: 'Failed to generate topology',
});

export const getTopology = topologyCalls.route({
  name: 'getTopology',
  method: 'GET',
  path: '/topology/{designId}',
  summary: 'The topology of a design',
  params: designId,
  answer: topologyAnswer,
  longLists: ['nodes', 'edges'],
  served: servedTopology,
  errors: ['not_found'],
  fallback: 'Failed to fetch topology',
});

export const updateTopology = topologyCalls.route({
  name: 'updateTopology',
  method: 'PATCH',
  path: '/topology/{designId}',
  summary: 'Change a topology, based on a version of it',
  readOnly: readOnly(ServedTopology, TopologyUpdate),
  params: designId,
  body: TopologyUpdate,
  bodyKind: { kind: 'json', maxBytes: largestTopologyBytes },
  rate: { calls: 300, minutes: 10 },
  answer: topologyAnswer,
  longLists: ['nodes', 'edges'],
  served: servedTopology,
  errors: ['plan_limit', 'not_found', 'stale_version', 'unprocessable'],
  fallback: 'Failed to update topology',
});
