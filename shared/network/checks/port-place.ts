import { onceEach } from '../../caching/once-each.ts';
import type { TopologyNode } from '../../contract/topology-items.ts';
import { clusteringOf } from '../../equipment/clustering.ts';
import { isStandbyMember } from '../graph/clusters.ts';
import type { Attachment, NetworkIndex } from '../graph/network-index.ts';
import { portsNamed, remembering } from '../graph/port-range.ts';
import type { DeviceOf } from '../hardware/devices.ts';
import { portsNamedAt } from '../hardware/ports-of-model.ts';
import { poweredOver, vlanUsesBySite } from '../hardware/powered-ports.ts';
import type { PortPlace } from './port-fix.ts';

/** A device whose links change while some are plugged in. */
export type GrowingPlace = PortPlace & { readonly attachments: Attachment[] };

/** The places of devices in a network, with these of their links. */
export function placing(
  { graph }: Pick<NetworkIndex, 'graph'>,
  deviceOf: DeviceOf,
): (node: TopologyNode, attachments: readonly Attachment[]) => GrowingPlace {
  const uses = vlanUsesBySite(graph);
  const named = remembering(portsNamed);
  return (node, attachments) => {
    const device = deviceOf(node);
    return {
      node,
      attachments: [...attachments],
      ports: device && portsNamedAt(node, device),
      clustering: device && isStandbyMember(node) ? clusteringOf(device) : undefined,
      named,
      poweredOver: ({ edge, other }) =>
        poweredOver(edge, other, uses.get(node.site ?? ''), (far) => deviceOf(far)?.specs.poeInput),
    };
  };
}

/** The devices of a network, each as the same place whenever it is asked for. */
export function placesIn(index: NetworkIndex, deviceOf: DeviceOf): (node: TopologyNode) => GrowingPlace {
  const placeOf = placing(index, deviceOf);
  return onceEach((node: TopologyNode) => placeOf(node, index.attachments.get(node.id) ?? []));
}
