import type { Because } from '../../contract/because.ts';
import type { Capability, Device } from '../../contract/device.ts';
import type { TopologyNode } from '../../contract/topology-items.ts';

/** Sets the device of a node, and unless a user chose it who did, why, and which licences it needs there. */
export function setModel(
  node: TopologyNode,
  { id, manufacturer, model, partNumber }: Device,
  from?: NonNullable<TopologyNode['model']>['from'],
  because?: Because,
  licensed?: readonly Capability[],
): void {
  node.equipmentId = id;
  // Another model may be managed by something else.
  delete node.controller;
  delete node.ledFrom;
  node.model = {
    manufacturer,
    model,
    partNumber,
    ...(from !== undefined && { from }),
    ...(because !== undefined && { because }),
    ...(licensed !== undefined && { licensed: [...licensed] }),
  };
}
