import { onceEach } from '#shared/caching/once-each.ts';
import type { Device } from '#shared/contract/device.ts';
import { type DevicePort, portsOf } from '#shared/equipment/port-names.ts';
import { PortPool } from '#shared/equipment/port-pool.ts';
import { takenPorts } from '#shared/network/graph/ports-in-use.ts';
import type { GraphIndex } from './graph-index.ts';

/** Hundreds of nodes have the same model. */
const portsOfModel = onceEach((device: Device): readonly DevicePort[] => portsOf(device));

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
  const taken = takenAt(index, nodeId, except);
  return portsOfModel(device).filter(({ name }) => !taken.has(name));
}

/** The same as a pool, to find ports that fit a link; undefined where the node has no model. */
export function freePool(
  index: GraphIndex,
  devices: ReadonlyMap<string, Device>,
  nodeId: string,
  except?: string,
): PortPool | undefined {
  const device = devices.get(index.nodes.get(nodeId)?.equipmentId ?? '');
  if (!device) return undefined;
  const taken = takenAt(index, nodeId, except);
  const ports = portsOfModel(device);
  const pool = new PortPool(ports);
  pool.take(ports.filter(({ name }) => taken.has(name)));
  return pool;
}

const takenAt = (index: GraphIndex, nodeId: string, except: string | undefined): ReadonlySet<string> =>
  takenPorts(
    nodeId,
    index.linksOf(nodeId).filter(({ id }) => id !== except),
  );
