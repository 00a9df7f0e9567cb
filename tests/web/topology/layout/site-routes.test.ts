import { describe, expect, test } from 'vitest';
import { Requirements } from '#shared/contract/requirements.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { planTopology } from '#shared/network/plan.ts';
import { firstPositions } from '#web/features/topology/layout/first-positions.ts';
import { siteScope } from '#web/features/topology/layout/site-scope.ts';
import { edgeCurve } from '#web/features/topology/model/edge-curve.ts';
import { buildScene, type Scene } from '#web/features/topology/model/scene.ts';
import { siteNames } from '#web/features/topology/model/shown-scope.ts';
import { namesNear } from '#web/features/topology/painting/shown-names.ts';
import { siteBoxes } from '#web/features/topology/painting/site-frames.ts';
import { aCampus } from '../campus.ts';

const aCompany = (sites: number): Graph =>
  planTopology(
    Requirements.parse({
      sites: Array.from({ length: sites }, (_, i) => ({
        name: i === 0 ? 'Headquarters' : `Branch ${i}`,
        kind: i === 0 ? 'headquarters' : 'branch',
        floors: i === 0 ? 4 : 1 + (i % 3),
        wiredUsers: i === 0 ? 180 : 6 + ((i * 7) % 40),
        wirelessUsers: i === 0 ? 240 : 4 + ((i * 5) % 30),
        phones: i % 9,
        printers: i % 3,
        servers: i === 0 ? 8 : 0,
      })),
      redundancy: { internet: true, coreSwitching: true },
    }),
  );

/** Each site of a network as it is drawn when it is gone into. */
function* scenesOf(graph: Graph): Generator<readonly [site: string, scene: Scene]> {
  const positions = firstPositions(graph);
  for (const site of siteNames(graph)) {
    const scope = siteScope(graph, positions, site);
    yield [site, buildScene(scope.graph, scope.positions)];
  }
}

describe.each([1, 3, 40, 200])('each site of %i', (sites) => {
  test('is drawn with right angles only, and no link runs through a device or its name', () => {
    const graph = aCompany(sites);
    const crossed: string[] = [];
    let links = 0;
    for (const [site, scene] of scenesOf(graph)) {
      for (const i of scene.edges.keys()) {
        links += 1;
        crossed.push(...crossedBy(scene, i).map((id) => `${site}: ${scene.edges[i]?.id} through ${id}`));
      }
    }
    expect(crossed).toEqual([]);
    expect(links).toBeGreaterThan(sites * 3);
  });
});

test('a campus of 400 devices in one site is drawn so as well', () => {
  const scene = buildScene(aCampus(400), firstPositions(aCampus(400)));
  expect([...scene.edges.keys()].flatMap((i) => crossedBy(scene, i))).toEqual([]);
});

test('links of a branch with a switch, an access point and a few people stay within its frame', () => {
  const graph = planTopology(
    Requirements.parse({
      sites: [
        { name: 'Headquarters', kind: 'headquarters', wiredUsers: 60, wirelessUsers: 80 },
        { name: 'Hull', wiredUsers: 8, wirelessUsers: 6 },
      ],
    }),
  );
  const scene = buildScene(graph, firstPositions(graph));
  const hull = scene.sites.findIndex(({ name }) => name === 'Hull');
  const { left, right } = siteBoxes(scene)[hull] ?? { left: 0, right: 0 };
  const within = scene.edges.flatMap(({ source, target }, i) => {
    const isOfHull = [source, target].every(
      (id) => graph.nodes.find((node) => node.id === id)?.site === 'Hull',
    );
    return isOfHull ? edgeCurve(scene, i).via : [];
  });
  expect(within.length).toBeGreaterThan(0);
  expect(within.filter(({ x }) => x <= left || x >= right)).toEqual([]);
});

/** The devices, other than its ends, whose shape or name a link runs through; `slanted` where it is not at right angles. */
function crossedBy(scene: Scene, edge: number): string[] {
  const { from, to, via } = edgeCurve(scene, edge);
  const corners = [from, ...via, to];
  const ends = new Set([scene.source[edge], scene.target[edge]]);
  const names = namesNear(scene);
  return corners.slice(1).flatMap((b, i) => {
    const a = corners[i] ?? b;
    if (a.x !== b.x && a.y !== b.y) return ['slanted'];
    return scene.nodes.flatMap(({ id }, n) => {
      if (ends.has(n)) return [];
      const [x = 0, y = 0, size = 0] = [scene.x[n], scene.y[n], scene.size[n]];
      // A letter of the name is about seven pixels wide; one line of text stands beneath the shape.
      const half = Math.max(size, Math.min(118, (names[n]?.length ?? 0) * 7) / 2);
      const isThrough =
        Math.min(a.x, b.x) < x + half &&
        Math.max(a.x, b.x) > x - half &&
        Math.min(a.y, b.y) < y + size + 21 &&
        Math.max(a.y, b.y) > y - size;
      return isThrough ? [id] : [];
    });
  });
}
