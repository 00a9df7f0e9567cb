import * as z from 'zod';
import { Id, Instant, Version } from './identifiers.ts';
import { Requirements } from './requirements.ts';
import { routeGroup } from './route-group.ts';
import { Topology } from './topology-items.ts';

/** As many versions of a topology are kept, the present one among them. */
export const keptVersions = 20;

/** A version of a topology without its graph. */
export const TopologyVersion = z.strictObject({
  version: Version,
  /** Of the design that it was planned from. */
  designVersion: Version,
  lastUpdated: Instant,
  nodes: z.int().min(0),
  edges: z.int().min(0),
  devices: z.int().min(0),
});
export type TopologyVersion = z.output<typeof TopologyVersion>;

export const topologyVersionsCalls = routeGroup({
  domain: 'topology',
  access: 'user',
  errors: ['unauthenticated'],
});

export const listTopologyVersions = topologyVersionsCalls.route({
  name: 'listTopologyVersions',
  method: 'GET',
  path: '/topology/{designId}/versions',
  summary: `The last ${keptVersions} versions of a topology, newest first, without their graphs`,
  params: z.strictObject({ designId: Id }),
  answer: z.strictObject({ data: z.array(TopologyVersion).max(keptVersions + 1) }),
  fallback: 'Failed to fetch topology',
});

export const getTopologyVersion = topologyVersionsCalls.route({
  name: 'getTopologyVersion',
  method: 'GET',
  path: '/topology/{designId}/versions/{version}',
  summary: 'A kept version of a topology, with the requirements that it was made for',
  params: z.strictObject({ designId: Id, version: z.coerce.number().int().min(1).max(1_000_000_000) }),
  answer: z.strictObject({ data: z.strictObject({ topology: Topology, requirements: Requirements }) }),
  errors: ['not_found'],
  fallback: 'Failed to fetch topology',
});
