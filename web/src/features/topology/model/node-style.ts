import type { TopologyNode } from '#shared/contract/topology.ts';

export type NodeShape = 'diamond' | 'star' | 'triangle' | 'box';
export type NodeColour = 'orange' | 'red' | 'blue' | 'green' | 'purple' | 'grey' | 'cyan' | 'blue-grey';

/** How a node is drawn. `size` is the distance from its centre to its edge in pixels at zoom 1. */
export interface NodeStyle {
  readonly shape: NodeShape;
  readonly size: number;
  readonly colour: NodeColour;
}

const styles = {
  router: { shape: 'diamond', size: 25, colour: 'orange' },
  firewall: { shape: 'star', size: 30, colour: 'red' },
  switch: { shape: 'box', size: 20, colour: 'blue' },
  accesspoint: { shape: 'triangle', size: 20, colour: 'green' },
  server: { shape: 'box', size: 20, colour: 'purple' },
  user: { shape: 'box', size: 20, colour: 'grey' },
  internet: { shape: 'box', size: 20, colour: 'cyan' },
} as const satisfies Record<TopologyNode['type'], NodeStyle>;

const otherStyle: NodeStyle = { shape: 'box', size: 20, colour: 'blue-grey' };
const styleOf = new Map<string, NodeStyle>(Object.entries(styles));

/** Shape, size and colour of a node type; a type that is not known gets the default (specification, section 9). */
export const nodeStyle = (type: string): NodeStyle => styleOf.get(type) ?? otherStyle;
