import * as z from 'zod';
import { Graph, type TopologyEdge, type TopologyNode } from '#shared/contract/topology-items.ts';
import { assignPublicAddresses } from '#shared/network/addressing/public-addresses.ts';
import { isTunnel } from '#shared/network/graph/wan-links.ts';
import { asOfProvider } from '#shared/network/topology/provider-as.ts';

const Lists = z.looseObject({ nodes: z.unknown(), edges: z.unknown(), subnets: z.unknown().default([]) });

/**
 * Version 3 stated nothing of the public side: circuits had no addresses, tunnels no outer ones, providers of MPLS no AS.
 * The planner's own rules give them, as placeholders, with one public address where the design may state more.
 */
export function withPublicSide(plan: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { nodes, edges, subnets } = Lists.parse(plan);
  const graph = Graph.safeParse({ nodes, edges, subnets });
  // What is no graph is rejected after the last migration, which says why.
  if (!graph.success) return { ...plan };
  return { ...plan, ...withAddresses(graph.data) };
}

function withAddresses({ nodes, edges, subnets }: Graph): Graph {
  numberProviders(nodes, edges);
  const types = new Map(nodes.map(({ id, type }) => [id, type]));
  const tunnels = edges.filter(isTunnel);
  // A circuit that someone drew the other way round, or with a subnet, is left to them.
  const open = edges.filter(
    ({ service, subnet, source, target }) =>
      service === 'internet' &&
      subnet === undefined &&
      types.get(source) === 'internet' &&
      types.get(target) !== 'internet',
  );
  const rows = assignPublicAddresses(
    { nodes, edges: [...open, ...tunnels] },
    { stated: 1, as: undefined },
    undefined,
  );
  return { nodes, edges, subnets: [...subnets, ...rows] };
}

function numberProviders(nodes: readonly TopologyNode[], edges: readonly TopologyEdge[]): void {
  const ends = new Set(
    edges.flatMap(({ service, source, target }) => (service === 'mpls' ? [source, target] : [])),
  );
  const providers = nodes.filter(({ id, type }) => type === 'internet' && ends.has(id));
  for (const [index, provider] of providers.entries()) provider.as ??= asOfProvider('mpls', index);
}
