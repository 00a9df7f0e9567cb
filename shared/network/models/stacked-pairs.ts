import type { Graph } from '../../contract/topology-items.ts';
import { stackingOf } from '../../equipment/stacking.ts';
import { modelRowOf, pairsOf } from '../graph/pairs.ts';
import type { Stacks } from '../graph/stacks.ts';
import type { DeviceOf } from '../hardware/devices.ts';

/**
 * The pairs of core or distribution switches that a trunk joins and whose one model stacks, as is known, and is not known to support
 * MLAG, which keeps a control plane in each of the two and therefore goes first.
 */
export function stackedPairs({ nodes, edges }: Graph, modelOf: DeviceOf): Stacks {
  const joined = new Set(
    edges.flatMap(({ source, target, vlans, subnet }) =>
      vlans.length > 0 && subnet === undefined ? [`${source} ${target}`] : [],
    ),
  );
  return new Map(
    pairsOf(nodes.filter((node) => modelRowOf(node) !== undefined && node.type === 'switch')).flatMap(
      ([one, other, ...more]) => {
        if (one?.pair === undefined || other === undefined || more.length > 0) return [];
        const model = modelOf(one);
        const isJoined = joined.has(`${one.id} ${other.id}`) || joined.has(`${other.id} ${one.id}`);
        if (model === undefined || modelOf(other)?.id !== model.id || !isJoined) return [];
        const stacking = model.specs.capabilities?.mlag === 'yes' ? undefined : stackingOf(model);
        return stacking === undefined ? [] : [[one.pair, { model: model.model, stacking }] as const];
      },
    ),
  );
}
