import type { LinkLine } from '#shared/network/drawing/link-line.ts';
import type { Scene } from './scene.ts';

/** A way of a link, and where its ends stood when it was led. */
export interface LedLine {
  readonly line: LinkLine;
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** Ways of links, by their ids. */
export type LedLines = ReadonlyMap<string, LedLine>;

/** What was led of a scene: of each of these links its line. */
export function ledLines(
  scene: Scene,
  indexes: readonly number[],
  lines: readonly (LinkLine | undefined)[],
): LedLines {
  const { routedX: x, routedY: y, source, target } = scene;
  return new Map(
    indexes.flatMap((i, nth) => {
      const [id, line] = [scene.edges[i]?.id, lines[nth]];
      if (id === undefined || line === undefined) return [];
      const [from = 0, to = 0] = [source[i], target[i]];
      const ends = { x1: x[from] ?? 0, y1: y[from] ?? 0, x2: x[to] ?? 0, y2: y[to] ?? 0 };
      return [[id, { line, ...ends }] as const];
    }),
  );
}

/** A scene whose links take the ways that they were led, where their ends stand as they did then; the others its own. */
export function withLines(scene: Scene, led: LedLines): Scene {
  const { routedX: x, routedY: y, source, target } = scene;
  const lines = scene.edges.map(({ id }, i) => {
    const known = led.get(id);
    if (known === undefined) return undefined;
    const from = source[i] ?? 0;
    const to = target[i] ?? 0;
    const stays = known.x1 === x[from] && known.y1 === y[from] && known.x2 === x[to] && known.y2 === y[to];
    return stays ? known.line : undefined;
  });
  const { known, prepare } = scene.routes;
  return {
    ...scene,
    routes: {
      known: (edge) => lines[edge] ?? known(edge),
      prepare: (edge) => {
        if (lines[edge] === undefined) prepare(edge);
      },
    },
  };
}
