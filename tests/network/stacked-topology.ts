import type { Requirements } from '#shared/contract/requirements.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import type { Stacks } from '#shared/network/graph/stacks.ts';
import { bundleStacks } from '#shared/network/models/bundle-stacks.ts';
import { planTopology } from '#shared/network/plan.ts';

/** A network without models in which every pair of core or distribution switches is a stack. */
export function stackedTopology(requirements: Requirements): Graph {
  const { nodes } = planTopology(requirements);
  const stacks: Stacks = new Map(
    nodes.flatMap(({ type, layer, pair }) =>
      type === 'switch' && (layer === 'core' || layer === 'distribution') && pair !== undefined
        ? [[pair, { model: 'Any', stacking: { name: 'A stack', hasDetectionLink: true } }] as const]
        : [],
    ),
  );
  const graph = planTopology(requirements, undefined, stacks);
  bundleStacks(graph);
  return graph;
}
