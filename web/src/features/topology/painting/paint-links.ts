import { isTunnel } from '#shared/network/graph/wan-links.ts';
import { edgeStyle, tunnelWider } from '#shared/vocabulary/topology/network-styles.ts';
import { edgeCurve, traceLink } from '#web/features/topology/model/edge-curve.ts';
import { type Frame, setSceneUnits } from './frame.ts';
import type { LinksInView } from './links-in-view.ts';

/** Lines of one stroke: one path with thousands of lines is slower to paint than some with hundreds. */
const linesAtOnce = 200;

/** A dash and its gap under so many pixels of the screen cannot be told apart. */
const leastDash = 1.5;

/** Farther out, the links of a large network are drawn straight: at that size their ways would not show. */
const leastRoutedZoom = 0.3;

/** More links between sites than this that are led around none of them step back, or they would cover what they pass. */
const mostBetween = 60;

/** The links that leave a site; the frames of the sites that they pass are painted over them. */
export function paintLinksBetween(frame: Frame, { between }: LinksInView): void {
  setSceneUnits(frame);
  prepare(frame, between);
  paintByType(frame, between, strengthBetween(frame, between));
}

/** The links inside the sites, the ends of those that leave, and above all those that touch what is chosen. */
export function paintLinks(frame: Frame, { inside, between, ends }: LinksInView): void {
  const { context, scene, camera, selected, palette } = frame;
  setSceneUnits(frame);
  prepare(frame, inside);
  const strength = strengthBetween(frame, between);
  for (const { frame: box, links } of ends) {
    context.save();
    context.beginPath();
    context.rect(box.left, box.top, box.right - box.left, box.bottom - box.top);
    context.clip();
    paintByType(frame, links, strength);
    context.restore();
  }
  paintByType(frame, inside, strengthOf(frame));
  if (camera.zoom >= leastZoomOfRings) paintRings(frame, [...inside, ...between]);
  if (selected.edges.size + selected.nodes.size === 0) return;
  for (const i of [...inside, ...between]) {
    const { id, type, source, target } = scene.edges[i] ?? { id: '', type: '', source: '', target: '' };
    if (selected.edges.has(id) || selected.nodes.has(source) || selected.nodes.has(target))
      stroke(frame, [i], type, palette.selection, selected.edges.has(id) ? 2 : 0.5);
  }
  context.setLineDash([]);
}

/** The links that end at some of the nodes, by their indexes. */
export function paintLinksOf(frame: Frame, nodes: ReadonlySet<number>): void {
  const { source, target } = frame.scene;
  const own: number[] = [];
  source.forEach((from, i) => {
    if (nodes.has(from) || nodes.has(target[i] ?? from)) own.push(i);
  });
  setSceneUnits(frame);
  paintByType(frame, own, strengthOf(frame));
}

/** Leading the links of a site takes longer than a frame: while the camera moves they are drawn straight. */
function prepare({ camera, scene, isMoving }: Frame, edges: readonly number[]): void {
  if (camera.zoom >= leastRoutedZoom && !isMoving) for (const i of edges) scene.routes.prepare(i);
}

/** Far out, where lines crowd, they step back behind the nodes. */
const strengthOf = ({ camera, walk }: Frame): number => (camera.zoom < 0.3 ? 0.55 : 0.8) / (walk ? 2 : 1);

const strengthBetween = (frame: Frame, between: readonly number[]): number =>
  strengthOf(frame) / (unled(frame, between) > mostBetween ? 2 : 1);

const unled = ({ scene }: Frame, edges: readonly number[]): number =>
  edges.filter((i) => scene.routes.known(i) === undefined).length;

function paintByType(frame: Frame, edges: readonly number[], strength: number): void {
  const { context, scene, palette } = frame;
  const byType = Map.groupBy(edges, (i) => {
    const edge = scene.edges[i];
    return edge && isTunnel(edge) ? tunnel : (edge?.type ?? '');
  });
  context.globalAlpha = strength;
  for (const [type, list] of byType) {
    if (type !== tunnel) stroke(frame, list, type, palette.edge(type));
  }
  paintTunnels(frame, byType.get(tunnel) ?? [], strength);
  context.globalAlpha = 1;
  context.setLineDash([]);
}

/** Stands for the type of links that run over others. */
const tunnel = 'tunnel';
/** More tunnels than this that are led around nothing step back, or they would cover what they run over. */
const mostTunnels = 60;

/** Farther out the ground in a tunnel would cover the lines beside it, and its own rims would not show. */
const leastZoomOfHollow = 0.3;

/** Tunnels are hollow, unlike the circuits that carry them; far out they are fainter. */
function paintTunnels(frame: Frame, edges: readonly number[], strength: number): void {
  const { context, palette, camera } = frame;
  if (edges.length === 0) return;
  const areFaint = camera.zoom < leastZoomOfHollow || unled(frame, edges) > mostTunnels;
  context.globalAlpha = areFaint ? strength / 3 : strength;
  stroke(frame, edges, 'wan', palette.edge('wan'), tunnelWider);
  if (areFaint) return;
  context.globalAlpha = 1;
  stroke(frame, edges, 'wan', palette.ground, 0);
}

/** Rings are drawn from this zoom up. */
const leastZoomOfRings = 0.5;

/** A ring around the end of each aggregate: its links act as one. */
function paintRings({ context, scene, palette }: Frame, edges: readonly number[]): void {
  context.lineWidth = 1.5;
  for (const i of edges) {
    const { aggregate, type } = scene.edges[i] ?? {};
    if (aggregate === undefined || type === undefined) continue;
    const { to, via, control, from } = edgeCurve(scene, i);
    const before = via.at(-1) ?? from;
    if (control || before.x !== to.x) continue;
    const size = scene.size[scene.target[i] ?? 0] ?? 0;
    const away = Math.sign(before.y - to.y) * (size + (before.y < to.y ? 8 : 46));
    context.strokeStyle = palette.edge(type);
    context.beginPath();
    context.ellipse(to.x, to.y + away, 7, 3, 0, 0, 2 * Math.PI);
    context.stroke();
  }
}

function stroke(
  { context, scene, camera }: Frame,
  edges: readonly number[],
  type: string,
  color: string,
  more = 0,
): void {
  const { width, dash } = edgeStyle(type);
  const [on = 1, off = 0] = dash;
  // Gaps that no eye can see take long to draw: such a line is solid, and as much fainter.
  const isFine = (on + off) * camera.zoom < leastDash;
  const { globalAlpha } = context;
  context.globalAlpha = isFine ? (globalAlpha * on) / (on + off) : globalAlpha;
  context.strokeStyle = color;
  // Never under 0.7 pixels of the screen, where a line would fade away.
  context.lineWidth = Math.max(width + more, 0.7 / camera.zoom);
  context.setLineDash(isFine ? [] : [...dash]);
  for (let start = 0; start < edges.length; start += linesAtOnce) {
    const end = Math.min(edges.length, start + linesAtOnce);
    context.beginPath();
    for (let at = start; at < end; at += 1) traceLink(context, scene, edges[at] ?? 0);
    context.stroke();
  }
  context.globalAlpha = globalAlpha;
}
