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
    const choice = own ? { device: own, from: 'the existing network' } : chosen.get(node.id);
    if (choice === undefined) continue;
    const { manufacturer, model } = choice.device;
    models.set(node.id, choice.device);
    setModel(node, choice.device);
    if (node.because) {
      const inputs = { ...node.because.inputs, model: `${manufacturer} ${model}`, modelFrom: choice.from };
      node.because = { ...node.because, inputs };
    }
  }
  return models;
}
