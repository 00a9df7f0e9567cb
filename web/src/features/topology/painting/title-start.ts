import { onceEach } from '#shared/caching/once-each.ts';
import type { Scene } from '#web/features/topology/model/scene.ts';
import { atRest, siteBoxes } from './site-frames.ts';
import { titleRooms } from './title-rooms.ts';

/** From the upper edge of a frame to the line that a name stands on and to its top, in pixels at zoom 1. */
const besideName = { foot: 4, top: 26 } as const;
/** Between a line and a name beside it, in pixels at zoom 1. */
const afterLine = 8;

/**
 * Where the name of a site begins above its frame, in pixels at zoom 1 from the frame's left edge: between the lines that
 * lead down there, or where it covers the fewest. It ends over its own frame where that is wide enough, and before the next
 * name, so that nobody takes it for another's. While devices are dragged, or glide, as at rest.
 */
export function titleStart(scene: Scene, site: number, width: number): number {
  const { lines, room } = linesOver(scene)[site] ?? { lines: [], room: 0 };
  const crossed = (begin: number) =>
    lines.filter((x) => x > begin - afterLine && x < begin + width + afterLine).length;
  const last = Math.min(room, titleRooms(scene)[site] ?? room) - width;
  const starts = [0, ...lines.map((x) => x + afterLine).filter((begin) => begin <= last)];
  return starts.reduce((best, begin) => (crossed(begin) < crossed(best) ? begin : best));
}

interface LinesOver {
  /** Where lines pass the upper edge of a frame or go on beside it, from its left edge. */
  readonly lines: readonly number[];
  /** Its width. */
  readonly room: number;
}

const linesOver = onceEach((scene: Scene): readonly LinesOver[] => {
  const rooms = titleRooms(scene);
  const frames = siteBoxes(atRest(scene)).map((box, site) => ({
    ...box,
    // No name reaches farther.
    end: box.left + (rooms[site] ?? 0) + afterLine,
    lines: new Set<number>(),
  }));
  const byTop = frames.toSorted((a, b) => a.top - b.top);
  const tops = Float64Array.from(byTop, ({ top }) => top);
  scene.edges.forEach((_, edge) => {
    const line = isWithinSite(scene, edge) ? undefined : scene.routes.known(edge);
    if (line === undefined) return;
    const corners = [line.from, ...line.via, line.to];
    corners.slice(1).forEach((b, i) => {
      const a = corners[i] ?? b;
      if (a.x !== b.x) return;
      // Of thousands of links each passes the names of a few rows.
      const end = Math.max(a.y, b.y) + besideName.top;
      for (let at = firstAbove(tops, Math.min(a.y, b.y) + besideName.foot); at < tops.length; at += 1) {
        const frame = byTop[at];
        if (frame === undefined || frame.top >= end) break;
        if (a.x >= frame.left && a.x < frame.end) frame.lines.add(a.x - frame.left);
      }
    });
  });
  return frames.map(({ left, right, lines }) => ({
    lines: [...lines].toSorted((a, b) => a - b),
    room: right - left,
  }));
});

/** Where in an ascending list the first is that is larger. */
function firstAbove(ascending: Float64Array, value: number): number {
  let [begin, end] = [0, ascending.length];
  while (begin < end) {
    const middle = (begin + end) >> 1;
    if ((ascending[middle] ?? 0) > value) end = middle;
    else begin = middle + 1;
  }
  return begin;
}

function isWithinSite({ nodes, source, target }: Scene, edge: number): boolean {
  const here = nodes[source[edge] ?? -1]?.site;
  return here !== undefined && here === nodes[target[edge] ?? -1]?.site;
}
