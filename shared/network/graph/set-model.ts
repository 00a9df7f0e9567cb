import type { Because } from '../../contract/because.ts';
import type { Device } from '../../contract/device.ts';
import type { TopologyNode } from '../../contract/topology.ts';

/** Sets the device of a node, and who chose it and why unless a user did. */
export function setModel(
  node: TopologyNode,
  { id, manufacturer, model, partNumber }: Device,
  from?: NonNullable<TopologyNode['model']>['from'],
  because?: Because,
): void {
  node.equipmentId = id;
  node.model = {
    manufacturer,
    model,
    partNumber,
    ...(from !== undefined && { from }),
    ...(because !== undefined && { because }),
  };
}
