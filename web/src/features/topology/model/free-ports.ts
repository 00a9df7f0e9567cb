import type { Device } from '#shared/contract/device.ts';
import type { TopologyNode } from '#shared/contract/topology-items.ts';
import type { DevicePort } from '#shared/equipment/port-names.ts';
import { PortPool } from '#shared/equipment/port-pool.ts';
import { isSameDevice } from '#shared/network/graph/clusters.ts';
import { portSpeed } from '#shared/network/graph/port-speed.ts';
import { takenPorts } from '#shared/network/graph/ports-in-use.ts';
import { portsAt, portsNamedAt } from '#shared/network/hardware/ports-of-model.ts';
import type { GraphIndex } from './graph-index.ts';

/** The ports of a node's model, by all their names; none where it has no model. */
export const portsOfNode = (
  index: GraphIndex,
  devices: ReadonlyMap<string, Device>,
  nodeId: string,
): ReadonlyMap<string, DevicePort> => {
  const place = placeOf(index, devices, nodeId);
  return place === undefined ? new Map() : portsNamedAt(place.node, place.device);
};

/**
 * The ports of a node's model that no link names, in the order of the front panel; those of one link count as free for
 * itself, and the control port of a cluster for one to the other member alone. None where the node has no model.
 */
export function freePorts(
  index: GraphIndex,
  devices: ReadonlyMap<string, Device>,
  nodeId: string,
  except?: string,
): DevicePort[] {
  const place = placeOf(index, devices, nodeId);
  if (!place) return [];
  const taken = takenAt(place, index, except);
  const own = index.linksOf(nodeId).find(({ id }) => id === except);
  const [source, target] = [own?.source, own?.target].map((id) => index.nodes.get(id ?? ''));
  const isBetweenMembers = source !== undefined && target !== undefined && isSameDevice(source, target);
  return portsAt(place.node, place.device).filter(
    (port) => !taken.has(port) && (isBetweenMembers || !port.isControl),
  );
}

/** The same as a pool, to find ports that fit a link; undefined where the node has no model. */
export function freePool(
  index: GraphIndex,
  devices: ReadonlyMap<string, Device>,
  nodeId: string,
  except?: string,
): PortPool | undefined {
  const place = placeOf(index, devices, nodeId);
  if (!place) return undefined;
  const pool = new PortPool(portsAt(place.node, place.device));
  for (const link of index.linksOf(nodeId)) {
    if (link.id === except) continue;
    const ports = namedPorts(place, takenPorts(nodeId, [link]));
    pool.take(ports, portSpeed(link, link.source === nodeId ? 'source' : 'target'));
  }
  return pool;
}

/** A node and its model. */
interface Place {
  readonly node: TopologyNode;
  readonly device: Device;
}

function placeOf(index: GraphIndex, devices: ReadonlyMap<string, Device>, nodeId: string): Place | undefined {
  const node = index.nodes.get(nodeId);
  const device = devices.get(node?.equipmentId ?? '');
  return node && device && { node, device };
}

function takenAt(place: Place, index: GraphIndex, except: string | undefined): ReadonlySet<DevicePort> {
  const { id } = place.node;
  const links = index.linksOf(id).filter((link) => link.id !== except);
  return new Set(namedPorts(place, takenPorts(id, links)));
}

const namedPorts = ({ node, device }: Place, names: ReadonlySet<string>): DevicePort[] =>
  [...names].flatMap((name) => portsNamedAt(node, device).get(name) ?? []);
