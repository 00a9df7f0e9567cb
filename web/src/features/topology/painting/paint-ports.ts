import { type LinkLine, lengthOf, pointAlong } from '#shared/network/drawing/link-line.ts';
import { overlap } from '#shared/network/drawing/overlap.ts';
import { edgeCurve, turned } from '#web/features/topology/model/edge-curve.ts';
import {
  handleRadius,
  handlesOf,
  leastZoomOfHandles,
  nameAlong,
} from '#web/features/topology/model/handles.ts';
import type { Box, Position } from '#web/features/topology/model/positions.ts';
import { viewBox } from './camera.ts';
import { type Frame, setScreenUnits } from './frame.ts';
import { nodeRoom } from './node-room.ts';
import { within } from './paint-nodes.ts';

/** Under this zoom port names would lie over each other. */
const leastZoom = 0.5;
/** More links than this on one node hide each other's ports; the panel lists them. */
const mostLinks = 24;
/** Half of the width of a longer port name, in pixels at zoom 1. */
const halfTag = 34;
/** From a node to a port name's middle, where there is a handle between them too, in pixels at zoom 1. */
const distance = { plain: 16, handle: 26 } as const;

/** Port names near both ends of the links that are chosen or end on the one chosen node; none over another or under a handle. */
export function paintPorts(frame: Frame): void {
  const { context, scene, camera, selected, palette } = frame;
  if (camera.zoom < leastZoom || selected.nodes.size > 1) return;
  const chosen = scene.edges.flatMap(({ id, source, target }, i) =>
    selected.edges.has(id) || selected.nodes.has(source) || selected.nodes.has(target) ? [i] : [],
  );
  if (chosen.length === 0 || chosen.length > mostLinks) return;
  setScreenUnits(frame);
  context.font = `500 10px ${palette.codeFont}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const view = viewBox(camera, 50);
  const taken =
    camera.zoom < leastZoomOfHandles ? [] : handlesOf(scene, selected).map((each) => roomOf(frame, each.at));
  const near = [...scene.nodes.keys()].filter((i) => within(scene, i, view));
  const isOffNodes = (box: Box) => !near.some((i) => isOn(frame, i, box));
  const room = { taken, isOffNodes };
  const isCrowded = crowdedSides(frame, chosen);
  for (const i of chosen) {
    const ends = endsOf(scene, i);
    const crowded = ends.find(isCrowded);
    const far = ends.find((end) => end !== crowded);
    if (crowded?.port && far && within(scene, far.node, view)) {
      const spots = nextToNode(frame, far.node, crowded.node, far.curve);
      const both = far.port ? `${crowded.port} – ${far.port}` : crowded.port;
      if (tag(frame, both, spots, room) || tag(frame, crowded.port, spots, room)) continue;
    }
    for (const { port, node, curve } of ends) {
      const other = ends.find((end) => end.node !== node)?.node ?? node;
      if (port && within(scene, node, view)) tag(frame, port, nextToNode(frame, node, other, curve), room);
    }
  }
}

/** One end of a link: its device, its port and the link as it leads away from there. */
interface LinkEnd {
  readonly node: number;
  readonly port: string | undefined;
  readonly curve: LinkLine;
}

function endsOf(scene: Frame['scene'], edge: number): readonly LinkEnd[] {
  const curve = edgeCurve(scene, edge);
  const { sourcePort, targetPort } = scene.edges[edge] ?? {};
  return [
    { node: scene.source[edge] ?? 0, port: sourcePort, curve },
    { node: scene.target[edge] ?? 0, port: targetPort, curve: turned(curve) },
  ];
}

/**
 * Whether an end is one of so many on a side of the chosen device that their names could not be told apart there: those are written
 * at the far ends, with the ports there.
 */
function crowdedSides({ scene, selected }: Frame, chosen: readonly number[]): (end: LinkEnd) => boolean {
  const [id = ''] = selected.nodes;
  const own = scene.indexOf.get(id);
  const sideOf = ({ curve: { from, via, to } }: LinkEnd) => {
    const { x, y } = via[0] ?? to;
    return Math.abs(y - from.y) < Math.abs(x - from.x) ? 'beside' : y < from.y ? 'above' : 'below';
  };
  const ends = chosen.flatMap((i) => endsOf(scene, i)).filter(({ node, port }) => node === own && port);
  const counts = Map.groupBy(ends, sideOf);
  return (end) => end.node === own && (counts.get(sideOf(end))?.length ?? 0) > mostOnSide;
}

/** Links of the chosen device that leave it on one side and are named there. */
const mostOnSide = 2;

/** What a handle takes of the screen. */
function roomOf({ camera }: Frame, { x, y }: Position): Box {
  const [middleX, middleY, reach] = [
    x * camera.zoom + camera.x,
    y * camera.zoom + camera.y,
    handleRadius * camera.zoom + 1,
  ];
  return { left: middleX - reach, top: middleY - reach, right: middleX + reach, bottom: middleY + reach };
}

interface Spot {
  readonly at: Position;
  /** Across the link there, of length 1. */
  readonly across: Position;
}

/** What a port's name has of a short link, at most, and how far on or back it may stand where there is no room, in pixels at zoom 1. */
const ownPart = 0.45;
const along = [0, 8, -8, 16, -16, 24, 32];

/**
 * Just off a node along its link, the likeliest spot first; off its label too where the link leaves downwards. None lies on the
 * node at the far end.
 */
function nextToNode({ scene, selected }: Frame, node: number, far: number, curve: LinkLine): readonly Spot[] {
  const toward = curve.via[0] ?? curve.to;
  const [dx, dy] = [toward.x - curve.from.x, toward.y - curve.from.y];
  const length = Math.hypot(dx, dy) || 1;
  const room = selected.nodes.has(scene.nodes[node]?.id ?? '') ? distance.handle : distance.plain;
  const width = (Math.abs(dx) / length) * halfTag;
  const whole = lengthOf(curve) || 1;
  const wanted = (scene.size[node] ?? 0) + room + nameAlong(curve) + width;
  const begin = Math.min(ownPart * whole, wanted);
  const [least, most] = [scene.size[node] ?? 0, whole - (scene.size[far] ?? 0)];
  return along
    .map((step) => begin + step)
    .filter((away, nth) => nth === 0 || (away > least && away < most))
    .map((away) => ({ at: pointAlong(curve, away / whole), across: { x: -dy / length, y: dx / length } }));
}

/** Whether a box of the screen lies on a node or on the name beneath it; beside the node there is room. */
function isOn(frame: Frame, node: number, box: Box): boolean {
  const room = nodeRoom(frame, node);
  if (!overlap(box, room)) return false;
  const { camera, scene } = frame;
  const [x, size] = [(scene.x[node] ?? 0) * camera.zoom + camera.x, (scene.size[node] ?? 0) * camera.zoom];
  return box.bottom > room.top + 2 * size || (box.left < x + size && box.right > x - size);
}

const tagHeight = 16;

interface Taken {
  /** By handles and by ports that are named already; what is named joins them. */
  readonly taken: Box[];
  readonly isOffNodes: (box: Box) => boolean;
}

/**
 * Writes a port's name on its link, or beside it where a handle, a device or another name is; nowhere where all of that is full:
 * under a device's name it could not be read.
 * @returns whether it was written
 */
function tag(frame: Frame, text: string, spots: readonly Spot[], { taken, isOffNodes }: Taken): boolean {
  const { context, camera, palette } = frame;
  const width = context.measureText(text).width + 8;
  const boxAt = ({ at, across }: Spot, aside: number): Box => {
    const [x, y] = [at.x * camera.zoom + camera.x, at.y * camera.zoom + camera.y];
    const step =
      aside * (Math.abs(across.x) * (width / 2 + handleRadius + 2) + Math.abs(across.y) * (tagHeight + 1));
    const [middleX, middleY] = [x + across.x * step, y + across.y * step];
    return {
      left: middleX - width / 2,
      top: middleY - tagHeight / 2,
      right: middleX + width / 2,
      bottom: middleY + tagHeight / 2,
    };
  };
  const isFree = (box: Box) => !taken.some((other) => overlap(box, other));
  const box = spots
    .flatMap((spot) => [0, -1, 1].map((aside) => boxAt(spot, aside)))
    .find((each) => isFree(each) && isOffNodes(each));
  if (box === undefined) return false;
  taken.push(box);
  context.fillStyle = palette.ground;
  context.strokeStyle = palette.siteLine;
  context.lineWidth = 1;
  context.beginPath();
  context.roundRect(box.left, box.top, width, tagHeight, 4);
  context.fill();
  context.stroke();
  context.fillStyle = palette.label;
  context.fillText(text, (box.left + box.right) / 2, (box.top + box.bottom) / 2 + 0.5);
  return true;
}
