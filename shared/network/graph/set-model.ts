import type { Device } from '../../contract/device.ts';
import type { TopologyNode } from '../../contract/topology.ts';

/** Names the device that stands at a node. */
export function setModel(node: TopologyNode, { id, manufacturer, model, partNumber }: Device): void {
  node.equipmentId = id;
  node.model = { manufacturer, model, partNumber };
}
