import type { Graph, TopologyNode } from '#shared/contract/topology-items.ts';
import { edgeStyle, nodeStyle } from '#shared/vocabulary/topology/network-styles.ts';
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
  /** x1, y1, x2, y2. */
  readonly ends: readonly [number, number, number, number];
  /** Custom property (web/network-colors.ts). */
  readonly color: string;
  readonly width: number;
  /** An SVG dash array; absent for a solid line. */
  readonly dash?: string | undefined;
}

/** A topology at its stored places, as the canvas draws it, in one SVG. */
export interface PlanDrawing {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly DrawnNode[];
  readonly links: readonly DrawnLink[];
}

/** Room around the outermost nodes for their size and labels. */
const margin = 90;

export function drawPlan(graph: Pick<Graph, 'nodes' | 'edges'>): PlanDrawing {
  const nodes = place(graph);
  return {
    width: Math.max(0, ...nodes.map(({ x }) => x)) + margin,
    height: Math.max(0, ...nodes.map(({ y }) => y)) + margin,
    nodes,
    links: drawLinks(graph, nodes),
  };
}

/** How a kind of node looks. */
export function nodeLook(type: TopologyNode['type']): Pick<DrawnNode, 'outline' | 'size' | 'color'> {
  const { shape, size, color } = nodeStyle(type);
  return { outline: outlinePoints(shape, size), size, color: color.variable };
}

function place({ nodes }: Pick<Graph, 'nodes'>): readonly DrawnNode[] {
  const positions = nodes.map(({ position = { x: 0, y: 0 } }) => position);
  const left = Math.min(...positions.map(({ x }) => x)) - margin;
  const top = Math.min(...positions.map(({ y }) => y)) - margin;
  const providers = nodes.filter(({ type }) => type === 'internet').map(({ id }) => id);
  return nodes.map(({ id, type, label, layer, position = { x: left, y: top } }) => ({
    id,
    x: Math.round(position.x - left),
    y: Math.round(position.y - top),
    ...nodeLook(type),
    // “Internet provider 1” and 2 would run into one another at this size.
    ...(isNamed({ layer, type }) && {
      label: type === 'internet' ? `Provider ${providers.indexOf(id) + 1}` : label,
    }),
  }));
}

const isNamed = ({ layer, type }: Pick<TopologyNode, 'layer' | 'type'>): boolean =>
  layer !== 'endpoint' && type !== 'accesspoint';

function drawLinks({ edges }: Pick<Graph, 'edges'>, nodes: readonly DrawnNode[]): readonly DrawnLink[] {
  const at = new Map(nodes.map((node) => [node.id, node]));
  return edges.flatMap(({ id, source, target, type }) => {
    const from = at.get(source);
    const to = at.get(target);
    if (!from || !to) return [];
    const { width, dash, color } = edgeStyle(type);
    return [
      {
        id,
        ends: [from.x, from.y, to.x, to.y],
        color: color.variable,
        width,
        dash: dash.join(' ') || undefined,
      },
    ];
  });
}
