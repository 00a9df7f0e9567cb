import { isTunnel } from '#shared/network/graph/wan-links.ts';
import { edgeStyle } from '#shared/vocabulary/topology/network-styles.ts';
import { edgeCurve, traceCurve } from '#web/features/topology/model/edge-curve.ts';
import type { Box } from '#web/features/topology/model/positions.ts';
import { viewBox } from './camera.ts';
import { type Frame, setSceneUnits } from './frame.ts';

/** Lines of one stroke: one path with thousands of lines is slower to paint than some with hundreds. */
const linesAtOnce = 200;

/** Farther out, the links of a large network are drawn straight: at that size their ways could not be told apart. */
const leastRoutedZoom = 0.3;

/** All links in view, those that touch what is chosen above the others. */
export function paintLinks(frame: Frame): void {
  const { context, scene, selected, palette, camera, walk } = frame;
  setSceneUnits(frame);
  const view = viewBox(camera);
  const byType = new Map<string, number[]>();
  const chosen: number[] = [];
  scene.edges.forEach((edge, i) => {
    if (outside(frame, i, view)) return;
    if (camera.zoom >= leastRoutedZoom) scene.routes.prepare(i);
    const touched =
      selected.edges.has(edge.id) || selected.nodes.has(edge.source) || selected.nodes.has(edge.target);
    if (touched) chosen.push(i);
    const kind = isTunnel(edge) ? tunnel : edge.type;
    const list = byType.get(kind);
    if (list) list.push(i);
    else byType.set(kind, [i]);
  });
  // Far out, where lines crowd, they step back behind the nodes.
  const strength = camera.zoom < 0.3 ? 0.55 : 0.8;
  context.globalAlpha = walk ? strength / 2 : strength;
  for (const [type, edges] of byType) {
    if (type !== tunnel) stroke(frame, edges, type, palette.edge(type));
  }
  paintTunnels(frame, byType.get(tunnel) ?? [], strength);
  context.globalAlpha = 1;
  context.setLineDash([]);
  for (const edges of byType.values()) paintRings(frame, edges);
  for (const i of chosen) {
    const { id, type } = scene.edges[i] ?? { id: '', type: '' };
    stroke(frame, [i], type, palette.selection, selected.edges.has(id) ? 2 : 0.5);
  }
  context.setLineDash([]);
}

/** Stands for the type of links that run over others. */
const tunnel = 'tunnel';
/** More tunnels than this step back, or they would cover what they run over. */
const mostTunnels = 60;

/** Tunnels are hollow, unlike the circuits that carry them. */
function paintTunnels(frame: Frame, edges: readonly number[], strength: number): void {
  const { context, palette } = frame;
  if (edges.length === 0) return;
  context.globalAlpha = edges.length > mostTunnels ? strength / 3 : strength;
  stroke(frame, edges, 'wan', palette.edge('wan'), 2);
  if (edges.length > mostTunnels) return;
  context.globalAlpha = 1;
  stroke(frame, edges, 'wan', palette.ground, 0);
}

/** Rings are told apart from this zoom up. */
const leastZoomOfRings = 0.5;

/** A ring around the end of each aggregate: its links act as one. */
function paintRings({ context, scene, camera, palette }: Frame, edges: readonly number[]): void {
  if (camera.zoom < leastZoomOfRings) return;
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
  context.strokeStyle = color;
  // Never under 0.7 pixels of the screen, where a line would fade away.
  context.lineWidth = Math.max(width + more, 0.7 / camera.zoom);
  context.setLineDash([...dash]);
  for (let start = 0; start < edges.length; start += linesAtOnce) {
    context.beginPath();
    for (const i of edges.slice(start, start + linesAtOnce)) {
      traceCurve(context, edgeCurve(scene, i));
    }
    context.stroke();
  }
}

function outside({ scene: { x, y, source, target } }: Frame, edge: number, view: Box): boolean {
  const [from = 0, to = 0] = [source[edge], target[edge]];
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [x[from], y[from], x[to], y[to]];
  return (
    (x1 < view.left && x2 < view.left) ||
    (x1 > view.right && x2 > view.right) ||
    (y1 < view.top && y2 < view.top) ||
    (y1 > view.bottom && y2 > view.bottom)
  );
}
