import type { TopologyNode } from '../contract/topology.ts';
import type { Device } from '../equipment/device.ts';

/** Names the device that stands at a node. */
export function setModel(node: TopologyNode, { id, manufacturer, model, partNumber }: Device): void {
  node.equipmentId = id;
  node.model = { manufacturer, model, partNumber };
}
