import type { Frame } from './frame.ts';
import { dashLinks, off, outlineNodes } from './outline-nodes.ts';

/** What a proposal removes: devices outlined and struck through, links dashed. */
export function paintLeaving(frame: Frame): void {
  const { context, scene, palette, leaving } = frame;
  if (leaving.size === 0) return;
  dashLinks(frame, leaving, palette.lost);
  for (const i of outlineNodes(frame, leaving, palette.lost)) {
    const [x = 0, y = 0] = [scene.x[i], scene.y[i]];
    const reach = (scene.size[i] ?? 0) + off;
    context.beginPath();
    context.moveTo(x - reach - off, y + reach / 3);
    context.lineTo(x + reach + off, y - reach / 3);
    context.stroke();
  }
}
