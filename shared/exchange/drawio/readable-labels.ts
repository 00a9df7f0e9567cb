import { boxHits } from '../../network/drawing/box-hits.ts';
import { type LinkLine, pointAlong, stretches } from '../../network/drawing/link-line.ts';
import { overlap } from '../../network/drawing/overlap.ts';
import type { Rect } from '../../network/drawing/sites-drawing.ts';

/** A link with the text that would stand at the middle of its line. */
export interface LabelledLine {
  readonly id: string;
  readonly label: string;
  readonly line: LinkLine;
}

/** Of a letter on average, of a line of text, and around a link's line, in draw.io's pixels. */
const text = { letter: 5.5, height: 14, besideLine: 8 } as const;

/** The ids of links whose text can be read: neither another line nor a device nor another text stands there. */
export function readableLabels(
  links: readonly LabelledLine[],
  devices: readonly Rect[],
): ReadonlySet<string> {
  const everyLine = boxHits(links.flatMap(({ line }) => lineBoxes(line)));
  const taken = [...devices];
  const readable = new Set<string>();
  for (const { id, label, line } of links) {
    if (label === '') continue;
    const { x, y } = pointAlong(line, 0.5);
    const half = (label.length * text.letter) / 2;
    const box = { left: x - half, top: y - text.height / 2, right: x + half, bottom: y + text.height / 2 };
    const own = boxHits(lineBoxes(line)).across(y, box.left, box.right);
    if (everyLine.across(y, box.left, box.right) > own) continue;
    if (taken.some((other) => overlap(box, other))) continue;
    taken.push(box);
    readable.add(id);
  }
  return readable;
}

/** Where it runs at right angles, as links run through channels side by side. */
const lineBoxes = (line: LinkLine): Rect[] =>
  stretches(line)
    .filter(([from, to]) => from.x === to.x || from.y === to.y)
    .map(([from, to]) => ({
      left: Math.min(from.x, to.x) - text.besideLine,
      top: Math.min(from.y, to.y) - text.besideLine,
      right: Math.max(from.x, to.x) + text.besideLine,
      bottom: Math.max(from.y, to.y) + text.besideLine,
    }));
