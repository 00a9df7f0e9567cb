import type { Graph, Subnet, TopologyEdge } from '../../contract/topology.ts';

/** Public addresses that the provider of a circuit routes to the customer's side of it. */
export const routedBlocks = (circuit: TopologyEdge, { subnets }: Graph): Subnet[] =>
  subnets.filter(
    ({ purpose, circuit: by, cidr }) =>
      purpose === 'public' && by === (circuit.circuit ?? circuit.id) && cidr !== circuit.subnet,
  );
