import type { Point } from './sites-drawing.ts';
import { assignTracks, type Stretch } from './tracks.ts';

/** Between two lines side by side, and the room that they have around the line that they would lie on, in pixels at zoom 1. */
const narrow = { step: 6, room: 20 } as const;
/** Between sites, where lines are looked at from farther away. */
const wide = { step: 12, room: 40 } as const;

/** Links that share their lines. */
export interface LineNet {
  readonly key: string;
  readonly isBetweenSites: boolean;
}

/** Puts lines of different nets that lie on each other side by side; ends at the nodes stay. */
export function spreadLines(ways: Point[][], nets: readonly LineNet[], axis: 'x' | 'y'): void {
  const along = axis === 'y' ? 'x' : 'y';
  const lines = new Map<number, { way: number; segment: number }[]>();
  ways.forEach((way, i) => {
    for (let s = 1; s < way.length - 2; s += 1) {
      const [a, b] = [way[s], way[s + 1]];
      if (!a || !b || a[axis] !== b[axis] || a[along] === b[along]) continue;
      const at = Math.round(a[axis] * 2) / 2;
      const list = lines.get(at);
      if (list) list.push({ way: i, segment: s });
      else lines.set(at, [{ way: i, segment: s }]);
    }
  });
  for (const list of lines.values()) {
    const stretches = list.map(({ way, segment }): Stretch => {
      const points = ways[way] ?? [];
      return {
        key: nets[way]?.key ?? '',
        from: points[segment]?.[along] ?? 0,
        to: points[segment + 1]?.[along] ?? 0,
      };
    });
    const { count, of } = assignTracks(stretches, 4);
    if (count < 2) continue;
    const side = list.every(({ way }) => nets[way]?.isBetweenSites) ? wide : narrow;
    const step = Math.min(side.step, side.room / count);
    list.forEach(({ way, segment }, i) => {
      const shift = ((of.get(stretches[i]?.key ?? '') ?? 0) - (count - 1) / 2) * step;
      const points = ways[way];
      const [a, b] = [points?.[segment], points?.[segment + 1]];
      if (!points || !a || !b) return;
      points[segment] = { ...a, [axis]: a[axis] + shift };
      points[segment + 1] = { ...b, [axis]: b[axis] + shift };
    });
  }
}
