import { onceEach } from '../../caching/once-each.ts';
import type { Device } from '../../contract/device.ts';
import type { TopologyNode } from '../../contract/topology-items.ts';
import { portsByName, portsOf } from '../../equipment/port-names.ts';
import type { Attachment, NetworkIndex } from '../graph/network-index.ts';
import { portsNamed, remembering } from '../graph/port-range.ts';
import type { DeviceOf } from '../hardware/devices.ts';
import { poweredOver, vlanUsesBySite } from '../hardware/powered-ports.ts';
import type { PortPlace } from './port-fix.ts';

/** A device whose links change while some are plugged in. */
export type GrowingPlace = PortPlace & { readonly attachments: Attachment[] };

/** The devices of a network, each as the same place whenever it is asked for. */
export function placesIn(
  { graph, attachments }: NetworkIndex,
  deviceOf: DeviceOf,
): (node: TopologyNode) => GrowingPlace {
  const uses = vlanUsesBySite(graph);
  const named = remembering(portsNamed);
  const portsOfModel = onceEach((device: Device) => portsByName(portsOf(device)));
  return onceEach((node: TopologyNode): GrowingPlace => {
    const device = deviceOf(node);
    return {
      node,
      attachments: [...(attachments.get(node.id) ?? [])],
      ports: device && portsOfModel(device),
      named,
      poweredOver: ({ edge, other }) =>
        poweredOver(edge, other, uses.get(node.site ?? ''), (far) => deviceOf(far)?.specs.poeInput),
    };
  });
}
