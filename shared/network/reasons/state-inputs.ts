import type { Because } from '../../contract/because.ts';
import type { TopologyEdge } from '../../contract/topology-items.ts';

/** Adds what the models decided to why a link is there. */
export function stateInputs(link: TopologyEdge, inputs: Readonly<Because['inputs']>): void {
  if (link.because !== undefined)
    link.because = { ...link.because, inputs: { ...link.because.inputs, ...inputs } };
}
