import { onceEach } from '../../caching/once-each.ts';
import type { TopologyEdge, TopologyNode } from '../../contract/topology-items.ts';
import type { Attachment, NetworkIndex } from './network-index.ts';

/** A circuit that is handed over to both members of a cluster: several links that fail together. */
export interface SharedCircuit {
  /** Stands between the links' ends, as the provider's equipment does. */
  readonly node: TopologyNode;
  readonly edges: readonly TopologyEdge[];
  /** One leg for each end, as the circuit sees it, by the end's id. */
  readonly legs: ReadonlyMap<string, Attachment>;
}

/** The circuits of several links by their ids. */
export const sharedCircuits: (index: NetworkIndex) => ReadonlyMap<string, SharedCircuit> =
  onceEach(findCircuits);

function findCircuits({ graph, nodes }: NetworkIndex): Map<string, SharedCircuit> {
  const handovers = Map.groupBy(
    graph.edges.filter(({ circuit }) => circuit !== undefined),
    ({ circuit }) => circuit,
  );
  const shared = new Map<string, SharedCircuit>();
  for (const [circuit, edges] of handovers) {
    const [first] = edges;
    if (circuit === undefined || first === undefined || edges.length < 2) continue;
    const legs = new Map<string, Attachment>();
    for (const edge of edges) {
      for (const id of [edge.source, edge.target]) {
        const other = nodes.get(id);
        if (other !== undefined && !legs.has(id))
          legs.set(id, { edge: { ...edge }, other, port: undefined, ports: 1, lanes: 1 });
      }
    }
    const node: TopologyNode = {
      id: `circuit ${circuit}`,
      type: 'internet',
      layer: 'internet',
      label: first.label ?? circuit,
      quantity: 1,
      addresses: [],
    };
    shared.set(circuit, { node, edges, legs });
  }
  return shared;
}
