import type { Device } from '#shared/contract/device.ts';
import { type DevicePort, portsOf } from '#shared/equipment/port-names.ts';
import { takenPorts } from '#shared/network/graph/ports-in-use.ts';
import type { GraphIndex } from './graph-index.ts';

/**
 * The ports of a node's model that no link names, in the order of the front panel; those of one link count as free for
 * itself. None where the node has no model.
 */
export function freePorts(
  index: GraphIndex,
  devices: ReadonlyMap<string, Device>,
  nodeId: string,
  except?: string,
): DevicePort[] {
  const device = devices.get(index.nodes.get(nodeId)?.equipmentId ?? '');
  if (!device) return [];
  const taken = takenPorts(
    nodeId,
    index.linksOf(nodeId).filter(({ id }) => id !== except),
  );
  return portsOf(device).filter(({ name }) => !taken.has(name));
}
