import type { TopologyEdge, TopologyNode } from '../../../contract/topology-items.ts';

/** One device as it is configured: a cluster of two firewalls is one. */
export interface LogicalDevice {
  readonly id: string;
  readonly hostname: string;
  readonly site: string;
  readonly kind: 'router' | 'firewall' | 'switch';
  /** Its chassis, the one that is active first. */
  readonly members: readonly [TopologyNode, ...TopologyNode[]];
  readonly isRouting: boolean;
}

/** One end of a link: the device, the chassis and the ports that it takes. */
export interface LinkEnd {
  readonly device: LogicalDevice;
  readonly node: TopologyNode;
  readonly end: 'source' | 'target';
  readonly farEnd: 'source' | 'target';
  readonly edge: TopologyEdge;
  /** What is at the other end: a device, a provider, people, servers. */
  readonly far: TopologyNode;
}

export interface EdgeEnds {
  readonly source: LinkEnd | undefined;
  readonly target: LinkEnd | undefined;
}
