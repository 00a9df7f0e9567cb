import { type LinkLine, lengthOf, pointAlong } from '#shared/network/drawing/link-line.ts';
import { edgeCurve, turned } from './edge-curve.ts';
import type { Elements } from './edits.ts';
import type { Position } from './positions.ts';
import type { Scene } from './scene.ts';

/** Where a link is taken hold of: a new one at the chosen device, or an end of the chosen link. */
export type Handle =
  | { readonly kind: 'device'; readonly node: number; readonly at: Position }
  | {
      readonly kind: 'end';
      readonly edge: number;
      readonly end: 'source' | 'target';
      readonly at: Position;
    };

/** From a device's edge to its handles, in pixels at zoom 1. */
const off = 14;
export const handleRadius = 5;
/** Two lines beneath a device, in pixels at zoom 1. */
const nameHeight = 48;
/** Under this zoom handles would lie on each other. */
export const leastZoomOfHandles = 0.4;

/** The handles of the one chosen element: left, right and above a device, whose name is beneath it; at both ends of a link, off the names. */
export function handlesOf(scene: Scene, { nodes, edges }: Elements): readonly Handle[] {
  if (nodes.size + edges.size !== 1) return none;
  const [id = ''] = [...nodes, ...edges];
  const node = scene.indexOf.get(id);
  if (nodes.size === 1) return node === undefined ? none : besideNode(scene, node);
  const edge = scene.edges.findIndex((each) => each.id === id);
  return edge < 0 ? none : [endHandle(scene, edge, 'source'), endHandle(scene, edge, 'target')];
}

/** The handle at a point, within `slack` pixels at zoom 1. */
export const handleAt = (handles: readonly Handle[], { x, y }: Position, slack: number): Handle | undefined =>
  handles.find(({ at }) => Math.hypot(at.x - x, at.y - y) <= handleRadius + slack);

const none: readonly Handle[] = [];

function besideNode(scene: Scene, node: number): Handle[] {
  const [x = 0, y = 0, reach = 0] = [scene.x[node], scene.y[node], (scene.size[node] ?? 0) + off];
  return [
    { x: x + reach, y },
    { x: x - reach, y },
    { x, y: y - reach },
  ].map((at) => ({ kind: 'device', node, at }));
}

function endHandle(scene: Scene, edge: number, end: 'source' | 'target'): Handle {
  const curve = edgeCurve(scene, edge);
  const from = end === 'source' ? curve : turned(curve);
  const node = (end === 'source' ? scene.source[edge] : scene.target[edge]) ?? 0;
  const underName = nameAlong(from);
  const away = (scene.size[node] ?? 0) + off + underName;
  // Of a short link both ends keep a part of their own.
  const most = underName > 0 ? 0.5 : 0.35;
  return { kind: 'end', edge, end, at: pointAlong(from, Math.min(most, away / (lengthOf(from) || 1))) };
}

/** How much of a link that leaves a device downwards lies under the device's name, in pixels at zoom 1. */
export function nameAlong({ from, via, to }: LinkLine): number {
  const { x, y } = via[0] ?? to;
  return nameHeight * (Math.max(0, y - from.y) / (Math.hypot(x - from.x, y - from.y) || 1));
}
