import type { Frame } from './frame.ts';
import { outlineNodes } from './outline-nodes.ts';

/** An outline around each device that planning again has added and nobody has looked at yet. */
export function paintFresh(frame: Frame): void {
  if (frame.fresh.size > 0) outlineNodes(frame, frame.fresh, frame.palette.walk);
}
