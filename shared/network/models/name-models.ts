import type { Device } from '../../contract/device.ts';
import type { Graph } from '../../contract/topology-items.ts';
import { setModel } from '../graph/set-model.ts';
import type { ChosenModel, ChosenModels } from './choose-models.ts';

/**
 * Writes into each device of a graph its model and where that comes from, or which demand nothing meets; what is kept goes before what was chosen.
 *
 * @returns the models by node.
 */
export function nameModels(
  graph: Graph,
  kept: ReadonlyMap<string, Device>,
  { models: chosen, unmet }: ChosenModels,
): ReadonlyMap<string, Device> {
  const models = new Map<string, Device>();
  for (const node of graph.nodes) {
    const own = kept.get(node.id);
    const choice: ChosenModel | undefined = own
      ? { device: own, from: 'existing-network' }
      : chosen.get(node.id);
    const none = unmet.get(node.id);
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
