import type { ExistingNetwork } from '../../contract/designs.ts';
import type { Device } from '../../contract/device.ts';
import type { Requirements } from '../../contract/requirements.ts';
import type { Graph } from '../../contract/topology.ts';
import { markExisting } from '../existing/mark-existing.ts';
import { setModel } from '../graph/set-model.ts';
import { planTopology } from '../plan-topology.ts';
import { assignPorts } from './assign-ports.ts';
import { type AssignedDevice, chooseModels } from './choose-models.ts';

export interface NetworkInput {
  readonly requirements: Requirements;
  readonly existing?: ExistingNetwork;
  /** Every device that may be recommended. */
  readonly devices: readonly Device[];
  /** What the design's equipment has already. */
  readonly assigned: readonly AssignedDevice[];
  /** The day of the plan, as `2026-03-31`. */
  readonly today: string;
}

/**
 * Plans the whole network with a real model at each place, each link on named ports of them, and what is laid between:
 * complete enough to order from and to patch by. Pure and deterministic.
 *
 * @throws Refusal as `planTopology` does.
 */
export function planNetwork({ existing, ...input }: NetworkInput): Graph {
  const graph = planTopology(input.requirements, existing);
  const kept = existing && markExisting({ ...input, graph, existing });
  const chosen = chooseModels({ ...input, graph });
  const models = new Map<string, Device>();
  for (const node of graph.nodes) {
    const own = kept?.get(node.id);
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
  assignPorts(graph, models);
  return graph;
}
