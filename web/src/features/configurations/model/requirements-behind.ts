import type { Because } from '#shared/contract/because.ts';
import type { Graph } from '#shared/contract/topology-items.ts';

/** Why an element is in the plan, and the requirements behind it by their place in the design. */
export interface Behind {
  readonly because: Because | undefined;
  readonly serves: readonly string[];
}

/** A link serves what its ends do, people and devices first: its own reason is about ports and rates. */
export function requirementsBehind({ nodes, edges, subnets }: Graph, id: string): Behind {
  const node = nodes.find((one) => one.id === id || one.cluster === id);
  const edge = edges.find((one) => one.id === id);
  const { because } = node ?? edge ?? subnets.find((one) => one.id === id) ?? {};
  const own = because?.serves ?? [];
  if (own.length > 0 || edge === undefined) return { because, serves: own };
  const ends = nodes.filter((one) => one.id === edge.source || one.id === edge.target);
  const endpoints = ends.filter(({ layer }) => layer === 'endpoint');
  const serving = (endpoints.length > 0 ? endpoints : ends).flatMap((end) => end.because?.serves ?? []);
  return { because, serves: [...new Set(serving)] };
}
