import * as z from 'zod';
import { type Graph, Subnet, TopologyEdge, TopologyNode } from '#shared/contract/topology.ts';

const StoredGraph = z.object({
  nodes: z.array(TopologyNode),
  edges: z.array(TopologyEdge),
  subnets: z.array(Subnet),
});

/** A graph as a bundle has it; undefined for anything else. */
export const graphIn = (value: unknown): Graph | undefined => StoredGraph.safeParse(value).data;
