import type { Device } from '../../contract/device.ts';
import type { Graph } from '../../contract/topology.ts';
import { setModel } from '../graph/set-model.ts';
import type { ChosenModel } from './choose-models.ts';

/**
 * Writes into each device of a graph its model and where that comes from; what is kept goes before what was chosen.
 *
 * @returns the models by node.
 */
export function nameModels(
  graph: Graph,
  kept: ReadonlyMap<string, Device>,
  chosen: ReadonlyMap<string, ChosenModel>,
): ReadonlyMap<string, Device> {
  const models = new Map<string, Device>();
  for (const node of graph.nodes) {
    const own = kept.get(node.id);
    const choice = own ? { device: own, from: 'existing-network' as const } : chosen.get(node.id);
    if (choice === undefined) continue;
    models.set(node.id, choice.device);
    setModel(node, choice.device, choice.from);
  }
  return models;
}
