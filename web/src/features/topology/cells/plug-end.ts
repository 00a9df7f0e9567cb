import type { TopologyNode } from '#shared/contract/topology-items.ts';
import type { CellContext } from '#web/features/topology/cells/cell.ts';
import { freePool } from '#web/features/topology/model/free-ports.ts';
import type { PlugEnd } from '#web/features/topology/model/plug-ports.ts';

/** A device as an end of a link; the ports of the link `except` count as free for itself. */
export const plugEnd = ({ index, devices }: CellContext, node: TopologyNode, except?: string): PlugEnd => ({
  node,
  pool: freePool(index, devices, node.id, except),
  poeInput: devices.get(node.equipmentId ?? '')?.specs.poeInput,
});
