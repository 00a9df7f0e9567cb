import type { TopologyNode } from '#shared/contract/topology-items.ts';
import type { CellContext } from '#web/features/topology/cells/cell.ts';
import { withModel } from '#web/features/topology/model/give-model.ts';
import { usualModels } from '#web/features/topology/model/usual-models.ts';

/** A new device with the model that most devices of its type and layer have at its site; without one where none has. */
export function withUsualModel(node: TopologyNode, { index, devices }: CellContext): TopologyNode {
  const [usual] = usualModels(index.graph, node);
  const device = devices.get(usual ?? '');
  return device ? withModel(node, device, index) : node;
}
