import { onceEach } from '#shared/caching/once-each.ts';
import { appendUnder } from '#shared/collections/append-under.ts';
import { pointAlong } from '#shared/network/drawing/link-line.ts';
import { edgeCurve, traceCurve } from '#web/features/topology/model/edge-curve.ts';
import { crossOut } from './cross-out.ts';
import { type Frame, setSceneUnits, setScreenUnits } from './frame.ts';

/** Pixels of the screen. */
const lineWidth = 4;
const arrowLength = 11;
const badge = { radius: 9, font: '600 11px "Inter Variable", system-ui, sans-serif' } as const;

/** The links of a path, thick and with arrows in its direction, beneath the nodes; what has failed is crossed out. */
export function paintWalkedLinks(frame: Frame): void {
  const { context, scene, palette, camera, walk } = frame;
  if (!walk) return;
  setSceneUnits(frame);
  const indexes = edgeIndexes(scene);
  context.strokeStyle = palette.walk;
  context.fillStyle = palette.walk;
  context.lineCap = 'round';
  context.lineWidth = lineWidth / camera.zoom;
  context.setLineDash([]);
  for (const { edge, to } of walk.links) {
    const index = indexes.get(edge);
    if (index === undefined) continue;
    const curve = edgeCurve(scene, index);
    context.beginPath();
    traceCurve(context, curve);
    context.stroke();
    const isForward = scene.edges[index]?.target === to;
    const [near, far] = isForward ? [0.5, 0.56] : [0.5, 0.44];
    arrow(frame, pointAlong(curve, near), pointAlong(curve, far));
  }
  context.lineCap = 'butt';
  for (const id of walk.failed) crossOut(frame, id);
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function arrow({ context, camera }: Frame, from: Point, to: Point): void {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const length = arrowLength / camera.zoom;
  const wing = (turn: number): readonly [number, number] => [
    from.x - length * Math.cos(angle + turn),
    from.y - length * Math.sin(angle + turn),
  ];
  context.beginPath();
  context.moveTo(from.x + length * Math.cos(angle), from.y + length * Math.sin(angle));
  context.lineTo(...wing(0.7));
  context.lineTo(...wing(-0.7));
  context.closePath();
  context.fill();
}

/** The number of each step beside its node, above everything; where the path is dropped, a cross instead. */
export function paintSteps(frame: Frame): void {
  const { context, scene, palette, camera, walk } = frame;
  if (!walk) return;
  const numbers = new Map<string, number[]>();
  walk.steps.forEach((id, index) => {
    appendUnder(numbers, id, index + 1);
  });
  setScreenUnits(frame);
  context.font = badge.font;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const [id, own] of numbers) {
    const node = scene.indexOf.get(id);
    if (node === undefined) continue;
    const reach = (scene.size[node] ?? 0) * camera.zoom;
    const x = (scene.x[node] ?? 0) * camera.zoom + camera.x + reach + badge.radius;
    const y = (scene.y[node] ?? 0) * camera.zoom + camera.y - reach - 2;
    const isDropped = walk.droppedAt === id;
    const text = `${own.join(' ')}${isDropped ? ' ×' : ''}`;
    const half = Math.max(badge.radius, context.measureText(text).width / 2 + 6);
    context.fillStyle = isDropped ? palette.lost : palette.walk;
    context.strokeStyle = palette.ground;
    context.lineWidth = 2;
    context.beginPath();
    context.roundRect(x - half, y - badge.radius, half * 2, badge.radius * 2, badge.radius);
    context.fill();
    context.stroke();
    context.fillStyle = palette.ground;
    context.fillText(text, x, y + 0.5);
  }
}

const edgeIndexes = onceEach(
  ({ edges }: Frame['scene']): ReadonlyMap<string, number> =>
    new Map(edges.map(({ id }, index) => [id, index])),
);
