import type { TopologyEdge } from '../../../contract/topology-items.ts';
import { addressAt } from '../view/link-addresses.ts';
import type { LinkEnd, LogicalDevice } from '../view/link-end.ts';
import type { NetworkView } from '../view/network-view.ts';
import type { RoutedInterface } from './routed-interfaces.ts';

/** A circuit at the device that ends it. */
export interface Circuit {
  readonly edge: TopologyEdge;
  readonly end: LinkEnd;
  readonly interface: RoutedInterface['interface'];
  /** The device's own address on it. */
  readonly ownAddress: string | undefined;
  readonly isInternet: boolean;
}

/** The circuits that a device ends, in the order of the plan. */
export const circuitsOf = (routed: readonly RoutedInterface[], { layer3 }: NetworkView): Circuit[] =>
  routed.flatMap(({ interface: own, end }) => {
    const { edge, far } = end;
    if (far.type !== 'internet') return [];
    return [
      {
        edge,
        end,
        interface: own,
        ownAddress: addressAt(end, end.end),
        isInternet: layer3.internet.has(far.id),
      },
    ];
  });

/** Whether a device ends a circuit to the internet. */
export const endsInternet = (device: LogicalDevice, view: NetworkView): boolean =>
  (view.endsOf.get(device.id) ?? []).some(({ far }) => view.layer3.internet.has(far.id));
