import type { Device } from '../../contract/device.ts';
import type { Graph, TopologyNode } from '../../contract/topology-items.ts';
import { setModel } from '../graph/set-model.ts';
import type { ChosenModel, ChosenModels } from './choose-models.ts';

/**
 * Writes into each device of a graph its model and where that comes from, or which demand nothing meets; what is kept goes before what was chosen.
 *
 * @param like nodes for which others are chosen
 * @returns the models by node.
 */
export function nameModels(
  graph: Graph,
  kept: ReadonlyMap<string, Device>,
  { models: chosen, unmet }: ChosenModels,
  like: ReadonlyMap<string, TopologyNode>,
): ReadonlyMap<string, Device> {
  const models = new Map<string, Device>();
  for (const node of graph.nodes) {
    const own = kept.get(node.id);
    const { id } = like.get(node.id) ?? node;
    const choice: ChosenModel | undefined = own ? { device: own, from: 'existing-network' } : chosen.get(id);
    const none = unmet.get(id);
    if (choice === undefined) {
      if (none !== undefined) node.unmet = none;
      continue;
    }
    models.set(node.id, choice.device);
    // What only its owner describes is no model that anybody could look up.
    if (node.existing?.stated === undefined)
      setModel(node, choice.device, choice.from, choice.because, choice.licensed);
  }
  return models;
}
