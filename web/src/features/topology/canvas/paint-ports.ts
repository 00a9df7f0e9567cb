import { type LinkLine, lengthOf, pointAlong } from '#shared/network/drawing/link-line.ts';
import { overlap } from '#shared/network/drawing/overlap.ts';
import { edgeCurve, turned } from '#web/features/topology/model/edge-curve.ts';
import type { Box, Position } from '#web/features/topology/model/positions.ts';
import { viewBox } from './camera.ts';
import { type Frame, setScreenUnits } from './frame.ts';
import { within } from './paint-nodes.ts';

/** Under this zoom port names would lie over each other. */
const leastZoom = 0.5;
/** More links than this on one node hide each other's ports; the panel lists them. */
const mostLinks = 24;
/** Half of the width of a longer port name, in pixels at zoom 1. */
const halfTag = 34;
/** From a node to a port name's middle, where there is a handle between them too, in pixels at zoom 1. */
const distance = { plain: 16, handle: 26 } as const;
/** Two lines beneath a node, in pixels at zoom 1. */
const labelHeight = 48;

/** Port names near both ends of the links that are chosen or end on the one chosen node; none over another. */
export function paintPorts(frame: Frame): void {
  const { context, scene, camera, selected, palette } = frame;
  if (camera.zoom < leastZoom || selected.nodes.size > 1) return;
  const chosen = scene.edges.flatMap(({ id, source, target }, i) =>
    selected.edges.has(id) || selected.nodes.has(source) || selected.nodes.has(target) ? [i] : [],
  );
  if (chosen.length > mostLinks) return;
  setScreenUnits(frame);
  context.font = `500 10px ${palette.codeFont}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const view = viewBox(camera, 50);
  const taken: Box[] = [];
  for (const i of chosen) {
    const edge = scene.edges[i];
    const curve = edgeCurve(scene, i);
    const back = turned(curve);
    const [source = 0, target = 0] = [scene.source[i], scene.target[i]];
    if (edge?.sourcePort && within(scene, source, view))
      tag(frame, edge.sourcePort, nextToNode(frame, source, curve), taken);
    if (edge?.targetPort && within(scene, target, view))
      tag(frame, edge.targetPort, nextToNode(frame, target, back), taken);
  }
}

/** Just off a node along its link; off its label too where the link leaves downwards. */
function nextToNode({ scene, selected }: Frame, node: number, curve: LinkLine): Position {
  const toward = curve.via[0] ?? curve.to;
  const [dx, dy] = [toward.x - curve.from.x, toward.y - curve.from.y];
  const length = Math.hypot(dx, dy) || 1;
  const label = Math.max(0, dy / length) * labelHeight;
  const room = selected.nodes.has(scene.nodes[node]?.id ?? '') ? distance.handle : distance.plain;
  const width = (Math.abs(dx) / length) * halfTag;
  return pointAlong(
    curve,
    Math.min(0.45, ((scene.size[node] ?? 0) + room + label + width) / (lengthOf(curve) || 1)),
  );
}

function tag({ context, camera, palette }: Frame, text: string, at: Position, taken: Box[]): void {
  const [x, y] = [at.x * camera.zoom + camera.x, at.y * camera.zoom + camera.y];
  const width = context.measureText(text).width + 8;
  const box = { left: x - width / 2, top: y - 8, right: x + width / 2, bottom: y + 8 };
  if (taken.some((other) => overlap(box, other))) return;
  taken.push(box);
  context.fillStyle = palette.ground;
  context.strokeStyle = palette.siteLine;
  context.lineWidth = 1;
  context.beginPath();
  context.roundRect(box.left, box.top, width, 16, 4);
  context.fill();
  context.stroke();
  context.fillStyle = palette.label;
  context.fillText(text, x, y + 0.5);
}
