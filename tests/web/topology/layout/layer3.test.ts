import { describe, expect, test } from 'vitest';
import { Requirements } from '#shared/contract/requirements.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { planTopology } from '#shared/network/plan.ts';
import { drawnPart } from '#web/features/topology/layout/drawn-part.ts';
import { edgeCurve } from '#web/features/topology/model/edge-curve.ts';
import { buildScene, type Scene } from '#web/features/topology/model/scene.ts';
import { titleStart } from '#web/features/topology/painting/title-start.ts';

/** Sites of several kinds: with and without a core of their own. */
const plan = (sites: number): Graph =>
  planTopology(
    Requirements.parse({
      sites: Array.from({ length: sites }, (_, i) => ({
        name: i === 0 ? 'Headquarters' : `Branch ${i}`,
        kind: i === 0 ? 'headquarters' : 'branch',
        floors: 1 + (i % 3),
        wiredUsers: i === 0 ? 180 : 6 + ((i * 7) % 40),
        servers: i % 6 === 0 ? 4 : 0,
      })),
      redundancy: { internet: true, coreSwitching: true },
    }),
  );

const layer3Of = (graph: Graph) => {
  const look = { look: 'layer3', vlan: undefined, around: undefined, hops: 2 } as const;
  const drawn = drawnPart(graph, new Map(), { ...look, site: undefined, own: [] });
  return { ...drawn, scene: buildScene(drawn.graph, drawn.positions) };
};

interface Frame {
  readonly site: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The middles of a site's devices with their symbols and names around them. */
function framesOf({ nodes, x, y }: Scene): Frame[] {
  const sites = [...new Set(nodes.flatMap(({ site }) => site ?? []))];
  return sites.map((site) => {
    const own = [...nodes.keys()].filter((i) => nodes[i]?.site === site);
    const [xs, ys] = [own.map((i) => x[i] ?? 0), own.map((i) => y[i] ?? 0)];
    return {
      site,
      left: Math.min(...xs) - 62,
      right: Math.max(...xs) + 62,
      top: Math.min(...ys) - 48,
      bottom: Math.max(...ys) + 58,
    };
  });
}

/** The sites that a link runs through without ending there; `slanted` where it is not at right angles. */
function passedBy(scene: Scene, frames: readonly Frame[], edge: number): string[] {
  const { from, via, to } = edgeCurve(scene, edge);
  const corners = [from, ...via, to];
  const ends = [scene.source[edge], scene.target[edge]].map((i) => scene.nodes[i ?? -1]?.site);
  return corners.slice(1).flatMap((b, i) => {
    const a = corners[i] ?? b;
    if (a.x !== b.x && a.y !== b.y) return ['slanted'];
    return frames.flatMap(({ site, left, top, right, bottom }) => {
      const isApart =
        Math.max(a.x, b.x) <= left ||
        Math.min(a.x, b.x) >= right ||
        Math.max(a.y, b.y) <= top ||
        Math.min(a.y, b.y) >= bottom;
      return isApart || ends.includes(site) ? [] : [site];
    });
  });
}

describe.each([3, 12, 40, 200])('layer 3 of %i sites', (sites) => {
  const { scene, graph } = layer3Of(plan(sites));
  const frames = framesOf(scene);

  test('has no line through a site that it does not end in, and right angles only', () => {
    const passed = scene.edges.flatMap(({ id }, edge) =>
      passedBy(scene, frames, edge).map((site) => `${id} through ${site}`),
    );
    expect(passed).toEqual([]);
    expect(scene.edges.length).toBeGreaterThan(frames.length);
  });

  test('has sites apart from each other', () => {
    const together = frames.filter((a, i) =>
      frames.some(
        (b, j) => j > i && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
      ),
    );
    expect(together).toEqual([]);
  });

  test('draws those that are joined alike once, from thirteen on, and says how many they are', () => {
    const drawn = new Set(graph.nodes.flatMap(({ site }) => site ?? []));
    const counted = [...drawn].map((name) => Number(/ and (\d+) more$/.exec(name)?.[1] ?? 0) + 1);
    expect(counted.reduce((sum, count) => sum + count, 0)).toBe(sites);
    if (sites < 13) expect(drawn.size).toBe(sites);
    else expect(drawn.size).toBeLessThan(10);
    expect(drawn).toContain('Headquarters');
  });

  test('has each name beside the lines that lead to its site', () => {
    const width = 90;
    const crossed = frames.flatMap(({ site, left, top }, i) => {
      const begin = left - 4 + titleStart(scene, i, width);
      const isCrossed = [...scene.edges.keys()].some((edge) => {
        const { from, via, to } = edgeCurve(scene, edge);
        const corners = [from, ...via, to];
        return corners.slice(1).some((b, at) => {
          const a = corners[at] ?? b;
          const isAtName = Math.min(a.y, b.y) < top - 12 && Math.max(a.y, b.y) > top - 18;
          return a.x === b.x && isAtName && a.x > begin && a.x < begin + width;
        });
      });
      return isCrossed ? [site] : [];
    });
    expect(crossed).toEqual([]);
  });
});
