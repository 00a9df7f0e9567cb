import * as z from 'zod';
import { Count } from './figure.ts';
import { Id, Instant, Version } from './identifiers.ts';
import { Requirements } from './requirements.ts';
import { routeGroup } from './route-group.ts';
import { name } from './text.ts';
import { Topology } from './topology-items.ts';

/** As many versions of a topology are kept, the present one among them; beside them those that have a name. */
export const keptVersions = 20;
/** Versions of a topology with a name. */
export const mostNamedVersions = 20;

/** A version of a topology without its graph. */
export const TopologyVersion = z.strictObject({
  version: Version,
  /** A version with a name is kept until it is taken away. */
  name: name(60).optional(),
  /** Of the design that it was planned from. */
  designVersion: Version,
  lastUpdated: Instant,
  nodes: Count,
  edges: Count,
  devices: Count,
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
  summary: `The last ${keptVersions} versions of a topology and those with a name, newest first, without their graphs`,
  params: z.strictObject({ designId: Id }),
  answer: z.strictObject({ data: z.array(TopologyVersion) }),
  fallback: 'Failed to fetch topology',
});

const oneVersion = z.strictObject({
  designId: Id,
  version: z.coerce.number().int().min(1).max(1_000_000_000),
});

export const getTopologyVersion = topologyVersionsCalls.route({
  name: 'getTopologyVersion',
  method: 'GET',
  path: '/topology/{designId}/versions/{version}',
  summary: 'A kept version of a topology, with the requirements that it was made for',
  params: oneVersion,
  answer: z.strictObject({ data: z.strictObject({ topology: Topology, requirements: Requirements }) }),
  errors: ['not_found'],
  fallback: 'Failed to fetch topology',
});

export const nameTopologyVersion = topologyVersionsCalls.route({
  name: 'nameTopologyVersion',
  method: 'PUT',
  path: '/topology/{designId}/versions/{version}',
  summary: `Names a kept version of a topology, so that it stays; null takes its name away, and a version that is not among the last ${keptVersions} is no longer kept`,
  params: oneVersion,
  body: z.strictObject({ name: name(60).nullable() }),
  answer: z.strictObject({ data: TopologyVersion }),
  errors: ['not_found', 'unprocessable'],
  fallback: 'Failed to name version',
});
