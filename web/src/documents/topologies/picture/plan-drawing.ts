import type { TopologyNode } from '#shared/contract/topology-items.ts';
import { nodeStyle } from '#shared/vocabulary/topology/network-styles.ts';
import { outlinePoints } from '#shared/vocabulary/topology/shape-outline.ts';

/** A node of a picture, in the picture's units. */
export interface DrawnNode {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** Its corners around (x, y), as an SVG polygon's points. */
  readonly outline: string;
  /** From its centre to its edge. */
  readonly size: number;
  /** Custom property (web/network-colors.ts). */
  readonly color: string;
  /** Only network devices are named: at this size more would not be read. */
  readonly label?: string;
}

export interface DrawnLink {
  readonly id: string;
  /** x and y of each corner of its way, one after the other. */
  readonly way: readonly number[];
  /** Custom property (web/network-colors.ts). */
  readonly color: string;
  readonly width: number;
  /** An SVG dash array; absent for a solid line. */
  readonly dash?: string | undefined;
  /** Of a tunnel. */
  readonly isHollow?: true;
}

/** A site or a floor. */
export interface DrawnFrame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** What stands above it, beside what leads in there; of a floor in its corner. */
  readonly title: string;
  readonly titleX: number;
}

/** A topology where the canvas first shows it, as the canvas draws it, in one SVG. */
export interface PlanDrawing {
  readonly width: number;
  readonly height: number;
  /** Of letters. */
  readonly textSize: number;
  readonly sites: readonly DrawnFrame[];
  readonly floors: readonly DrawnFrame[];
  readonly nodes: readonly DrawnNode[];
  readonly links: readonly DrawnLink[];
}

/** How a kind of node looks. */
export function nodeLook(type: TopologyNode['type']): Pick<DrawnNode, 'outline' | 'size' | 'color'> {
  const { shape, size, color } = nodeStyle(type);
  return { outline: outlinePoints(shape, size), size, color: color.variable };
}
