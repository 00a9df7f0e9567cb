import * as z from 'zod';
import { formatRate } from '../vocabulary/rates.ts';
import { ElementId, Id } from './identifiers.ts';
import { routeGroup } from './route-group.ts';
import type { Served } from './served.ts';
import { TopologyDifference } from './topology-difference.ts';
import { Topology, TopologyEdge, TopologyNode } from './topology-items.ts';
import { layers } from './topology-kinds.ts';

export const ofDesign = z.strictObject({ designId: Id });
export const topologyAnswer = z.strictObject({ data: Topology });

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
export const servedTopology: Served<z.output<typeof topologyAnswer>> = {
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
  params: ofDesign,
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
  params: ofDesign,
  answer: topologyAnswer,
  longLists: ['nodes', 'edges'],
  served: servedTopology,
  errors: ['not_found'],
  fallback: 'Failed to fetch topology',
});
