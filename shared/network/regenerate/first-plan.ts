import type { Graph } from '../../contract/topology-items.ts';
import { noEdits } from './edits-after.ts';
import type { Regenerated } from './regenerate.ts';

/** A plan where none was: `regenerate` of nothing, without its rules, which a first answer need not load. */
export const firstPlan = (plan: Graph): Regenerated => ({
  graph: plan,
  edits: noEdits(),
  difference: {
    nodes: allAdded(plan.nodes),
    edges: allAdded(plan.edges),
    subnets: allAdded(plan.subnets),
    kept: [],
    conflicts: [],
  },
});

const allAdded = (elements: readonly { readonly id: string }[]) => ({
  added: elements.map(({ id }) => id),
  removed: [],
  changed: [],
});
