import { onceEach } from '../../caching/once-each.ts';
import type { Device } from '../../contract/device.ts';
import type { TopologyNode } from '../../contract/topology-items.ts';
import { portsInCluster } from '../../equipment/clustering.ts';
import { type DevicePort, portsByName, portsOf } from '../../equipment/port-names.ts';
import { isStandbyMember } from '../graph/clusters.ts';

const portsAlone = onceEach((device: Device): readonly DevicePort[] => portsOf(device));

/** The ports of a model by each of their names, found once: a network has hundreds of devices of one. */
export const portsOfModel = onceEach(
  (device: Device): ReadonlyMap<string, DevicePort> => portsByName(portsAlone(device)),
);

const portsOfMember = onceEach(
  (device: Device): ReadonlyMap<string, DevicePort> => portsByName(portsInCluster(device)),
);

type Place = Pick<TopologyNode, 'type' | 'cluster'>;

/** The ports that links of a node may end on: a member of a cluster has fewer for them than its model, and may have one more for the other member. */
export const portsAt = (node: Place, device: Device): readonly DevicePort[] =>
  isStandbyMember(node) ? portsInCluster(device) : portsAlone(device);

/** The same by each of their names. */
export const portsNamedAt = (node: Place, device: Device): ReadonlyMap<string, DevicePort> =>
  isStandbyMember(node) ? portsOfMember(device) : portsOfModel(device);
