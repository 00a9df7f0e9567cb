import type { TopologyEdge } from '../../contract/topology.ts';
import type { LinkEnd, LogicalDevice, NetworkView } from './network-view.ts';
import type { RoutedInterface } from './routed-interfaces.ts';

/** A circuit at the device that ends it. */
export interface Circuit {
  readonly edge: TopologyEdge;
  readonly end: LinkEnd;
  readonly interface: RoutedInterface['interface'];
  /** The provider's address, and the device's own. */
  readonly providerAddress: string | undefined;
  readonly ownAddress: string | undefined;
  readonly isInternet: boolean;
}

const bare = (address: string | undefined): string | undefined => address?.split('/')[0];

/** The circuits that a device ends, in the order of the plan. */
export const circuitsOf = (routed: readonly RoutedInterface[], { layer3 }: NetworkView): Circuit[] =>
  routed.flatMap(({ interface: own, end }) => {
    const { edge, far } = end;
    if (far.type !== 'internet') return [];
    const other = end.end === 'source' ? 'target' : 'source';
    return [
      {
        edge,
        end,
        interface: own,
        providerAddress: bare(edge.addresses?.[other]),
        ownAddress: bare(edge.addresses?.[end.end]),
        isInternet: layer3.internet.has(far.id),
      },
    ];
  });

/** Whether a device ends a circuit to the internet. */
export const endsInternet = (device: LogicalDevice, view: NetworkView): boolean =>
  (view.endsOf.get(device.id) ?? []).some(({ far }) => view.layer3.internet.has(far.id));
