import type { ControlPlane } from '../../contract/control-plane.ts';
import type { Requirements } from '../../contract/requirements.ts';
import { qosClassesOf } from '../configuration/interfaces/qos-shares.ts';
import {
  classOfSubnet,
  priorityMbps,
  prioritySharePercent,
} from '../configuration/interfaces/quality-of-service.ts';
import type { RoutedDevice } from '../configuration/routed-device.ts';
import type { NetworkView } from '../configuration/view/network-view.ts';
import { because } from '../reasons/because.ts';

/** The classes with the subnets whose hosts are marked with each. */
export function serviceClassesOf(
  { graph }: NetworkView,
  requirements: Requirements,
): NonNullable<ControlPlane['classes']> {
  const marked = Map.groupBy(
    graph.subnets.filter(({ vlan }) => vlan !== undefined),
    (subnet) => classOfSubnet(subnet, requirements),
  );
  return qosClassesOf(graph.subnets, requirements).map(({ name, dscp, isPriority, sharePercent }) => {
    const subnets = (marked.get(name) ?? []).map(({ id }) => id);
    return {
      name,
      dscp,
      isPriority,
      sharePercent,
      subnets,
      because: because('service-class', { subnets: subnets.length, sharePercent }),
    };
  });
}

/** What is shaped: circuits, lines and tunnels, at the device that sends into them. */
export const shapings = (devices: readonly RoutedDevice[]): NonNullable<ControlPlane['shaping']> =>
  devices.flatMap(({ device, interfaces }) =>
    [...interfaces.routed, ...interfaces.tunnels].flatMap(({ interface: { shapeMbps: mbps }, end }) =>
      mbps === undefined
        ? []
        : [
            {
              device: device.members[0].id,
              edge: end.edge.id,
              mbps,
              priorityMbps: priorityMbps(mbps),
              because: because('wan-shaping', { mbps, sharePercent: prioritySharePercent }),
            },
          ],
    ),
  );
