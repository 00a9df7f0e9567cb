import { onceEach } from '../../caching/once-each.ts';
import type { Device } from '../../contract/device.ts';
import { type DevicePort, portsByName, portsOf } from '../../equipment/port-names.ts';

/** The ports of a model by each of their names, found once: a network has hundreds of devices of one. */
export const portsOfModel = onceEach(
  (device: Device): ReadonlyMap<string, DevicePort> => portsByName(portsOf(device)),
);
