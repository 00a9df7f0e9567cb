import type { TopologyEdge } from '#shared/contract/topology.ts';

export type EdgeColour = 'black' | 'blue' | 'orange' | 'green' | 'grey';

/** How a link is drawn. `width` is in pixels at zoom 1. */
export interface EdgeStyle {
  readonly width: number;
  readonly colour: EdgeColour;
  readonly dashed: boolean;
}

const styles = {
  trunk: { width: 3, colour: 'black', dashed: false },
  lan: { width: 2, colour: 'blue', dashed: false },
  wan: { width: 2, colour: 'orange', dashed: false },
  wireless: { width: 2, colour: 'green', dashed: true },
} as const satisfies Record<TopologyEdge['type'], EdgeStyle>;

const otherStyle: EdgeStyle = { width: 2, colour: 'grey', dashed: false };
const styleOf = new Map<string, EdgeStyle>(Object.entries(styles));

/** Width, colour and dashes of a link type; a type that is not known gets the default (specification, section 9). */
export const edgeStyle = (type: string): EdgeStyle => styleOf.get(type) ?? otherStyle;
