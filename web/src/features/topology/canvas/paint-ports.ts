import { edgeLine } from '../model/hit-test.ts';
import { viewBox } from './camera.ts';
import { type Frame, setScreenUnits } from './frame.ts';
import { within } from './paint-nodes.ts';

const font = '500 10px ui-monospace, Menlo, Consolas, monospace';
/** Under this zoom port names would lie over each other. */
const leastZoom = 0.5;
/** More links than this on one node hide each other's ports; the panel lists them. */
const mostLinks = 24;

/** Port names near both ends of the links that are chosen or end on the one chosen node. */
export function paintPorts(frame: Frame): void {
  const { context, scene, camera, palette, selected } = frame;
  if (camera.zoom < leastZoom || selected.nodes.size > 1) return;
  const chosen = scene.edges.flatMap(({ id, source, target }, i) =>
    selected.edges.has(id) || selected.nodes.has(source) || selected.nodes.has(target) ? [i] : [],
  );
  if (chosen.length > mostLinks) return;
  setScreenUnits(frame);
  context.font = font;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const view = viewBox(camera, 50);
  for (const i of chosen) {
    const edge = scene.edges[i];
    const { x1, y1, x2, y2 } = edgeLine(scene, i);
    const [source = 0, target = 0] = [scene.source[i], scene.target[i]];
    const length = Math.hypot(x2 - x1, y2 - y1) || 1;
    const at = (from: number, toTarget: boolean) => {
      const share = Math.min(0.45, ((scene.size[from] ?? 0) + 26) / length);
      const along = toTarget ? 1 - share : share;
      return { x: x1 + (x2 - x1) * along, y: y1 + (y2 - y1) * along };
    };
    if (edge?.sourcePort && within(scene, source, view)) tag(frame, edge.sourcePort, at(source, false));
    if (edge?.targetPort && within(scene, target, view)) tag(frame, edge.targetPort, at(target, true));
  }
  context.fillStyle = palette.label;
}

function tag({ context, camera, palette }: Frame, text: string, at: { x: number; y: number }): void {
  const [x, y] = [at.x * camera.zoom + camera.x, at.y * camera.zoom + camera.y];
  const width = context.measureText(text).width + 8;
  context.fillStyle = palette.ground;
  context.strokeStyle = palette.siteLine;
  context.lineWidth = 1;
  context.beginPath();
  context.roundRect(x - width / 2, y - 8, width, 16, 4);
  context.fill();
  context.stroke();
  context.fillStyle = palette.label;
  context.fillText(text, x, y + 0.5);
}
