import type { Device } from '../../contract/device.ts';
import type { TopologyNode } from '../../contract/topology.ts';

/** Names the device that stands at a node, and who chose it unless a person did. */
export function setModel(
  node: TopologyNode,
  { id, manufacturer, model, partNumber }: Device,
  from?: NonNullable<TopologyNode['model']>['from'],
): void {
  node.equipmentId = id;
  node.model = { manufacturer, model, partNumber, ...(from !== undefined && { from }) };
}
