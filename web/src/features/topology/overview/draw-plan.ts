import type { Graph } from '#shared/contract/topology-items.ts';
import { siteBands } from '#shared/network/drawing/bands.ts';
import type { LinkLine } from '#shared/network/drawing/link-line.ts';
import type { Rect } from '#shared/network/drawing/sites-drawing.ts';
import { isTunnel } from '#shared/network/graph/wan-links.ts';
import { isAsPlanned } from '#shared/network/positions/is-as-planned.ts';
import { edgeStyle } from '#shared/vocabulary/topology/network-styles.ts';
import {
  type DrawnFrame,
  type DrawnLink,
  type DrawnNode,
  nodeLook,
  type PlanDrawing,
} from '#web/documents/topologies/picture/plan-drawing.ts';
import { firstPositions } from '#web/features/topology/layout/first-positions.ts';
import { storedPositions } from '#web/features/topology/layout/shown-positions.ts';
import { edgeCurve } from '#web/features/topology/model/edge-curve.ts';
import { ledScene } from '#web/features/topology/model/led-scene.ts';
import { type Box, boxAround, grow, type Position } from '#web/features/topology/model/positions.ts';
import type { Scene } from '#web/features/topology/model/scene.ts';
import { shortNames } from '#web/features/topology/painting/shown-names.ts';
import { siteBoxes } from '#web/features/topology/painting/site-frames.ts';
import { titleStart } from '#web/features/topology/painting/title-start.ts';

/** Around a picture, in pixels at zoom 1, and above it for the names of sites. */
const margin = 28;
const aboveSites = 34;
/** Around the middle of a node, in pixels at zoom 1: its shape and its name. */
const nodeRoom = 56;
/** Letters are about so large on the screen. */
const shownLetters = 10.5;
/** Letters that the canvas leads links around, and that fit between two devices. */
const letters = { least: 13, most: 32 } as const;
/** Of a site's name, in parts of a name's size. */
const siteName = { size: 1.15, letter: 0.62 } as const;

/** About how large a picture is shown, in pixels of the screen; as high as it becomes where nothing else is said. */
export interface ShownSize {
  readonly width: number;
  readonly height?: number;
  /** Whether names that have no room are left out, so that the others can be as large as they are read. */
  readonly isThinned?: boolean;
}

/** Draws a topology as its canvas shows it at first, or where people have put it; in small only what is written has other sizes. */
export function drawPlan(
  graph: Graph,
  shown: ShownSize,
  part: Pick<Graph, 'nodes' | 'edges'> = graph,
): PlanDrawing {
  const positions = isAsPlanned(graph) ? firstPositions({ ...graph, ...part }) : storedPositions(part);
  const scene = ledScene(part, positions);
  const frames = siteBoxes(scene);
  const lines = scene.edges.map((_, edge) => edgeCurve(scene, edge));
  const whole = extentOf(scene, frames, lines);
  const corner = { x: whole.left, y: whole.top };
  const width = whole.right - whole.left;
  const height = whole.bottom - whole.top;
  const scale = Math.min(shown.width / width, (shown.height ?? Number.POSITIVE_INFINITY) / height);
  const most = shown.isThinned ? Number.POSITIVE_INFINITY : letters.most;
  const textSize = Math.min(most, Math.max(letters.least, shownLetters / scale));
  const placeOf = (id: string) => positions.get(id);
  return {
    width: Math.round(width),
    height: Math.round(height),
    textSize: Math.round(textSize * 10) / 10,
    sites: frames.map((box, site): DrawnFrame => {
      const title = scene.sites[site]?.name ?? '';
      const wide = title.length * siteName.letter * siteName.size * textSize;
      return frameOf(box, corner, title, titleStart(scene, site, wide));
    }),
    floors: scene.sites.flatMap(({ members }) =>
      siteBands(
        members.flatMap((i) => scene.nodes[i] ?? []),
        placeOf,
      ).map((band) => frameOf(band, corner, band.title, 8)),
    ),
    nodes: placed(scene, corner),
    links: drawnLinks(scene, lines, corner),
  };
}

function extentOf({ x, y, nodes }: Scene, frames: readonly Box[], lines: readonly LinkLine[]): Box {
  const around = (box: Box | undefined): Position[] =>
    box
      ? [
          { x: box.left, y: box.top },
          { x: box.right, y: box.bottom },
        ]
      : [];
  const middles = nodes.map((_, i) => ({ x: x[i] ?? 0, y: y[i] ?? 0 }));
  const devices = boxAround(middles);
  const all = boxAround([
    ...around(devices && grow(devices, nodeRoom)),
    ...frames.flatMap(({ top, ...box }) => around({ ...box, top: top - aboveSites })),
    ...lines.flatMap(({ via }) => via),
  ]);
  return grow(all ?? { left: 0, top: 0, right: 1, bottom: 1 }, margin);
}

const frameOf = (
  { left, top, right, bottom }: Rect,
  corner: Position,
  title: string,
  titleX: number,
): DrawnFrame => ({
  x: Math.round(left - corner.x),
  y: Math.round(top - corner.y),
  width: Math.round(right - left),
  height: Math.round(bottom - top),
  title,
  titleX: Math.round(left - corner.x + titleX),
});

function placed(scene: Scene, corner: Position): readonly DrawnNode[] {
  const names = shortNames(scene);
  return scene.nodes.map(({ id, type, layer }, i) => ({
    id,
    x: Math.round((scene.x[i] ?? 0) - corner.x),
    y: Math.round((scene.y[i] ?? 0) - corner.y),
    ...nodeLook(type),
    ...(layer !== 'endpoint' && type !== 'accesspoint' && { label: names[i] ?? '' }),
  }));
}

const drawnLinks = ({ edges }: Scene, lines: readonly LinkLine[], corner: Position): readonly DrawnLink[] =>
  edges.map((edge, i) => {
    const { width, dash, color } = edgeStyle(edge.type);
    const { from, via, to } = lines[i] ?? { from: corner, via: [], to: corner };
    return {
      id: edge.id,
      way: [from, ...via, to].flatMap(({ x, y }) => [Math.round(x - corner.x), Math.round(y - corner.y)]),
      color: color.variable,
      width,
      dash: dash.join(' ') || undefined,
      ...(isTunnel(edge) && { isHollow: true }),
    };
  });
