import type { TopologyNode } from '#shared/contract/topology.ts';

export type NodeShape = 'diamond' | 'star' | 'triangle' | 'box';

/** How a node is drawn. */
export interface NodeStyle {
  readonly shape: NodeShape;
  /** From its centre to its edge, in pixels at zoom 1. */
  readonly size: number;
  /** Custom property that holds the colour of both schemes (network-colors.css). */
  readonly color: `--node-${TopologyNode['type'] | 'other'}`;
}

/** Router orange, firewall red, switch blue, access point green, server purple, user grey, internet cyan. */
const styles = {
  router: { shape: 'diamond', size: 25, color: '--node-router' },
  firewall: { shape: 'star', size: 30, color: '--node-firewall' },
  switch: { shape: 'box', size: 20, color: '--node-switch' },
  accesspoint: { shape: 'triangle', size: 20, color: '--node-accesspoint' },
  server: { shape: 'box', size: 20, color: '--node-server' },
  user: { shape: 'box', size: 20, color: '--node-user' },
  internet: { shape: 'box', size: 20, color: '--node-internet' },
} as const satisfies Record<TopologyNode['type'], NodeStyle>;

/** Blue-grey. */
const otherStyle: NodeStyle = { shape: 'box', size: 20, color: '--node-other' };
const styleOf = new Map<string, NodeStyle>(Object.entries(styles));

/** Shape, size and colour of a node type; a type that is not known gets the default (specification, section 9). */
export const nodeStyle = (type: string): NodeStyle => styleOf.get(type) ?? otherStyle;
