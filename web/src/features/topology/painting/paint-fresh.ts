import type { Frame } from './frame.ts';
import { dashLinks, outlineNodes } from './outline-nodes.ts';

/** What planning again would add, or has added and nobody has looked at yet: devices outlined, links that would come dashed. */
export function paintFresh(frame: Frame): void {
  const { fresh, palette } = frame;
  if (fresh.size === 0) return;
  dashLinks(frame, fresh, palette.walk);
  outlineNodes(frame, fresh, palette.walk);
}
