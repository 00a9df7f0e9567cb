import { onceEach } from '#shared/caching/once-each.ts';
import { pointAlong } from '#shared/network/drawing/link-line.ts';
import { edgeCurve, traceCurve } from '#web/features/topology/model/edge-curve.ts';
import { crossOut } from './cross-out.ts';
import { type Frame, setSceneUnits, setScreenUnits } from './frame.ts';
import { stepFont, stepSpots } from './step-spots.ts';

/** Pixels of the screen. */
const lineWidth = 4;
const arrowLength = 11;

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
  const { context, palette, walk } = frame;
  if (!walk) return;
  const spots = stepSpots(frame);
  setScreenUnits(frame);
  context.font = stepFont;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const { text, isDropped, left, top, right, bottom } of spots) {
    context.fillStyle = isDropped ? palette.lost : palette.walk;
    context.strokeStyle = palette.ground;
    context.lineWidth = 2;
    context.beginPath();
    context.roundRect(left, top, right - left, bottom - top, (bottom - top) / 2);
    context.fill();
    context.stroke();
    context.fillStyle = palette.ground;
    context.fillText(text, (left + right) / 2, (top + bottom) / 2 + 0.5);
  }
}

const edgeIndexes = onceEach(
  ({ edges }: Frame['scene']): ReadonlyMap<string, number> =>
    new Map(edges.map(({ id }, index) => [id, index])),
);
