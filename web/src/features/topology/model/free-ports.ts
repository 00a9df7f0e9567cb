import type { Device } from '#shared/contract/device.ts';
import { type DevicePort, portsOf } from '#shared/equipment/port-names.ts';
import { portsNamed } from '#shared/network/graph/port-range.ts';
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
  const taken = takenPorts(index, nodeId, except);
  return portsOf(device).filter(({ name }) => !taken.has(name));
}

/** The names of the ports that links end on at a node; a sub-interface takes its port. */
export function takenPorts(index: GraphIndex, nodeId: string, except?: string): ReadonlySet<string> {
  return new Set(
    index.linksOf(nodeId).flatMap((edge) => {
      if (edge.id === except) return [];
      const own = edge.source === nodeId ? edge.sourcePort : edge.targetPort;
      return own === undefined ? [] : portsNamed(own).map((name) => name.replace(/\.\d+$/, ''));
    }),
  );
}
