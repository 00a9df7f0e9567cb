import type { TopologyEdge } from '#shared/contract/topology.ts';

/** How a link is drawn. */
export interface EdgeStyle {
  /** In pixels at zoom 1. */
  readonly width: number;
  readonly dashed: boolean;
  /** Custom property that holds the colour of both schemes (network-colors.css). */
  readonly color: `--edge-${TopologyEdge['type'] | 'other'}`;
}

/** Trunk black (the ink's colour on a dark ground), LAN blue, WAN orange, wireless green. */
const styles = {
  trunk: { width: 3, dashed: false, color: '--edge-trunk' },
  lan: { width: 2, dashed: false, color: '--edge-lan' },
  wan: { width: 2, dashed: false, color: '--edge-wan' },
  wireless: { width: 2, dashed: true, color: '--edge-wireless' },
} as const satisfies Record<TopologyEdge['type'], EdgeStyle>;

/** Grey. */
const otherStyle: EdgeStyle = { width: 2, dashed: false, color: '--edge-other' };
const styleOf = new Map<string, EdgeStyle>(Object.entries(styles));

/** Width, dashes and colour of a link type; a type that is not known gets the default (specification, section 9). */
export const edgeStyle = (type: string): EdgeStyle => styleOf.get(type) ?? otherStyle;
