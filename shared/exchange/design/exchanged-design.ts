import type { Graph } from '../../contract/topology-items.ts';

/** A design's topology to write to a file, each node where it is drawn. */
export interface ExchangedDesign {
  readonly name: string;
  readonly graph: Graph;
}
