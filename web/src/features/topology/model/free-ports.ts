import { onceEach } from '#shared/caching/once-each.ts';
import type { Device } from '#shared/contract/device.ts';
import { type DevicePort, portsByName, portsOf } from '#shared/equipment/port-names.ts';
import { PortPool } from '#shared/equipment/port-pool.ts';
import { portSpeed } from '#shared/network/graph/port-speed.ts';
import { takenPorts } from '#shared/network/graph/ports-in-use.ts';
import type { GraphIndex } from './graph-index.ts';

/** Hundreds of nodes have the same model. */
const portsOfModel = onceEach((device: Device): readonly DevicePort[] => portsOf(device));
const byName = onceEach((device: Device) => portsByName(portsOfModel(device)));

/** The ports of a node's model, by all their names; none where it has no model. */
export const portsOfNode = (
  index: GraphIndex,
  devices: ReadonlyMap<string, Device>,
  nodeId: string,
): ReadonlyMap<string, DevicePort> => {
  const device = devices.get(index.nodes.get(nodeId)?.equipmentId ?? '');
  return device === undefined ? new Map() : byName(device);
};

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
  const taken = takenAt(device, index, nodeId, except);
  return portsOfModel(device).filter((port) => !taken.has(port));
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
  const pool = new PortPool(portsOfModel(device));
  for (const link of index.linksOf(nodeId)) {
    if (link.id === except) continue;
    const ports = namedPorts(device, takenPorts(nodeId, [link]));
    pool.take(ports, portSpeed(link, link.source === nodeId ? 'source' : 'target'));
  }
  return pool;
}

function takenAt(
  device: Device,
  index: GraphIndex,
  nodeId: string,
  except: string | undefined,
): ReadonlySet<DevicePort> {
  const links = index.linksOf(nodeId).filter(({ id }) => id !== except);
  return new Set(namedPorts(device, takenPorts(nodeId, links)));
}

const namedPorts = (device: Device, names: ReadonlySet<string>): DevicePort[] =>
  [...names].flatMap((name) => byName(device).get(name) ?? []);
