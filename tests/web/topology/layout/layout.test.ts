import ELK from 'elkjs/lib/elk.bundled.js';
import { describe, expect, test, vi } from 'vitest';
import { Requirements } from '#shared/contract/requirements.ts';
import type { Graph } from '#shared/contract/topology-items.ts';
import { planTopology } from '#shared/network/plan.ts';
import { isAsPlanned } from '#shared/network/positions/is-as-planned.ts';
import { naturally } from '#shared/vocabulary/natural-order.ts';
import { firstPositions } from '#web/features/topology/layout/first-positions.ts';
import { pageTurns } from '#web/features/topology/layout/page-turns.ts';
import { refinePositions } from '#web/features/topology/layout/refine-positions.ts';
import { shownPositions, storedPositions } from '#web/features/topology/layout/shown-positions.ts';
import { boxAround, type Positions } from '#web/features/topology/model/positions.ts';
import { aMixedCompany } from '../../../bench/company.ts';
import { aCampus, aGraph, aLink, aNode } from '../campus.ts';

const threeSites = () =>
  planTopology(
    Requirements.parse({
      sites: [
        {
          name: 'Headquarters',
          kind: 'headquarters',
          floors: 4,
          areaM2: 4_000,
          wiredUsers: 180,
          wirelessUsers: 240,
        },
        { name: 'Lagos', wiredUsers: 25, wirelessUsers: 25 },
        { name: 'Abuja', wiredUsers: 25, wirelessUsers: 25 },
      ],
      redundancy: { internet: true, coreSwitching: true },
    }),
  );

/** Servers that hang on switches of two tiers: no tree, whatever stands side by side. */
function aMesh(sites: number): Graph {
  const tiers = [...(['edge', 'core', 'distribution', 'access', 'endpoint'] as const)];
  const named = (site: number, tier: string, index: number) => `s${site}-${tier}-${index}`;
  const all = Array.from({ length: sites }, (_, site) => site);
  const nodes = all.flatMap((site) =>
    tiers.flatMap((layer) =>
      [1, 2, 3].map((i) => aNode({ id: named(site, layer, i), layer, site: `Site ${site}` })),
    ),
  );
  const edges = all.flatMap((site) =>
    tiers.flatMap((layer, tier) =>
      tiers
        .slice(tier + 1, tier + 3)
        .flatMap((lower, gap) =>
          [1, 2, 3].map((i) => aLink(named(site, layer, i), named(site, lower, ((i + gap) % 3) + 1))),
        ),
    ),
  );
  return aGraph(nodes, edges);
}

const graphs: [string, () => Graph][] = [
  ['a mesh', () => aMesh(1)],
  ['a campus of 1,000 at one site', () => aCampus(1_000)],
  ['ten sites', () => aCampus(600, 10)],
  ['a plan of three sites', threeSites],
  ['devices without links', () => aGraph(Array.from({ length: 30 }, (_, i) => aNode({ id: `n${i}` })))],
  [
    'a ring',
    () =>
      aGraph(
        ['a', 'b', 'c'].map((id) => aNode({ id })),
        [aLink('a', 'b'), aLink('b', 'c'), aLink('c', 'a')],
      ),
  ],
  [
    'two devices linked to each other only',
    () => aGraph([aNode({ id: 'a' }), aNode({ id: 'b' })], [aLink('a', 'b')]),
  ],
  ['a link from a device to itself', () => aGraph([aNode({ id: 'a' })], [aLink('a', 'a')])],
  ['nothing', () => aGraph([])],
];

/** Where the devices of a site stand, from its first one. */
function within(graph: Graph, site: string, positions: Positions) {
  const ids = graph.nodes.filter((node) => node.site === site).map(({ id }) => id);
  const from = positions.get(ids[0] ?? '') ?? { x: 0, y: 0 };
  return ids.map((id) => {
    const at = positions.get(id) ?? { x: Number.NaN, y: Number.NaN };
    return [Math.round(at.x - from.x), Math.round(at.y - from.y)];
  });
}

test('a site stands among others, alike or not, as it does alone', () => {
  const usual = { wiredUsers: 40, wirelessUsers: 60, floors: 3, phones: 12 };
  const names = ['Leeds', 'York', 'Hull', 'S1', 'S12', 'Bath'];
  const sites = names.map((name, i) => ({ name, ...usual, ...(i > 3 && { floors: i, wiredUsers: 30 * i }) }));
  const graph = planTopology(Requirements.parse({ sites, redundancy: { coreSwitching: true } }));
  const positions = firstPositions(graph);
  for (const name of names) {
    const nodes = graph.nodes.filter(({ site }) => site === name);
    const edges = graph.edges.filter((edge) =>
      [edge.source, edge.target].every((end) => nodes.some(({ id }) => id === end)),
    );
    const alone = { ...graph, nodes, edges };
    // Places are whole pixels, whose rounding may differ by one.
    within(graph, name, positions).forEach(([x = 0, y = 0], i) => {
      const [aloneX = 0, aloneY = 0] = within(alone, name, firstPositions(alone))[i] ?? [];
      expect(Math.max(Math.abs(x - aloneX), Math.abs(y - aloneY)), `${name}, ${i}`).toBeLessThanOrEqual(1);
    });
  }
});

describe.each([
  ['at once', async (graph: Graph) => firstPositions(graph)],
  ['by the engine', (graph: Graph) => refinePositions(new ELK(), graph)],
])('positions %s', (_, layout) => {
  test.each(graphs)('of %s give each device its own position', async (_name, make) => {
    const graph = make();
    const positions = await layout(graph);
    expect([...positions.keys()].toSorted()).toEqual(graph.nodes.map(({ id }) => id).toSorted());
    expect(tooClose(positions)).toEqual([]);
  });

  test('keep the frames of sites apart, with the providers above them', async () => {
    const graph = threeSites();
    const positions = await layout(graph);
    const boxes = ['Headquarters', 'Lagos', 'Abuja'].map((site) => boxOf(graph, positions, site));
    for (const [i, a] of boxes.entries()) {
      for (const b of boxes.slice(i + 1)) {
        expect(a.right < b.left || b.right < a.left || a.bottom < b.top || b.bottom < a.top).toBe(true);
      }
    }
    const providers = boxOf(graph, positions, undefined);
    expect(providers.bottom).toBeLessThan(Math.min(...boxes.map(({ top }) => top)));
  });

  test('have the devices of a pair in the order of their numbers', async () => {
    const graph = threeSites();
    const positions = await layout(graph);
    const pairs = Map.groupBy(
      graph.nodes.filter(({ pair }) => pair !== undefined),
      ({ pair }) => pair,
    );
    expect(pairs.size).toBeGreaterThan(1);
    for (const [first, second] of pairs.values()) {
      const [one, two] = [positions.get(first?.id ?? ''), positions.get(second?.id ?? '')];
      if (one?.y === two?.y) expect(one?.x, first?.label).toBeLessThan(two?.x ?? 0);
    }
  });

  test('go from the edge down to the users', async () => {
    const graph = threeSites();
    const positions = await layout(graph);
    const lowest = (layer: string) =>
      Math.max(
        ...graph.nodes
          .filter((n) => n.layer === layer && n.site === 'Headquarters')
          .map(({ id }) => positions.get(id)?.y ?? 0),
      );
    expect(lowest('edge')).toBeLessThan(lowest('core'));
    expect(lowest('core')).toBeLessThan(lowest('access'));
    expect(lowest('access')).toBeLessThan(lowest('endpoint'));
  });

  test('fold a wide site into a picture that fits a screen', async () => {
    const box = boxAround((await layout(aCampus(1_000))).values());
    const aspect = ((box?.right ?? 0) - (box?.left ?? 0)) / ((box?.bottom ?? 0) - (box?.top ?? 1));
    expect(aspect).toBeGreaterThan(0.8);
    expect(aspect).toBeLessThan(3);
  });

  test('are the same each time', async () => {
    expect(await layout(threeSites())).toEqual(await layout(threeSites()));
  });
});

test('a refinement reports progress and stops when it is cancelled', async () => {
  const run = new AbortController();
  const onProgress = vi.fn(({ done }: { done: number }) => {
    if (done === 1) run.abort();
  });
  await expect(refinePositions(new ELK(), threeSites(), { signal: run.signal, onProgress })).rejects.toThrow(
    'abort',
  );
  expect(onProgress.mock.calls.map(([progress]) => progress)).toEqual([
    { done: 0, total: 4 },
    { done: 1, total: 4 },
  ]);
});

test('sites that are built alike are laid out once', async () => {
  const engine = new ELK();
  const layout = vi.spyOn(engine, 'layout');
  await refinePositions(engine, aMesh(10));
  expect(layout).toHaveBeenCalledTimes(1);
});

test('a planned site needs no engine, and its rows are in the order of their names', async () => {
  const engine = new ELK();
  const layout = vi.spyOn(engine, 'layout');
  const graph = planTopology(
    Requirements.parse({
      sites: [{ name: 'Lagos', floors: 2, wiredUsers: 20, wirelessUsers: 150, phones: 10 }],
      redundancy: { internet: true, coreSwitching: true },
    }),
  );
  const positions = await refinePositions(engine, graph);
  expect(layout).not.toHaveBeenCalled();
  const floors = Map.groupBy(
    graph.nodes.filter(({ type }) => type === 'accesspoint'),
    ({ floor }) => floor,
  );
  expect(floors.size).toBe(2);
  for (const points of floors.values()) {
    const byName = points.toSorted((a, b) => naturally(a.label, b.label)).map(({ id }) => positions.get(id));
    expect(byName.length).toBeGreaterThan(2);
    expect(byName.toSorted((a, b) => (a?.x ?? 0) - (b?.x ?? 0))).toEqual(byName);
  }
});

test('nor do planned sites of any size, no two alike', async () => {
  const engine = new ELK();
  const layout = vi.spyOn(engine, 'layout');
  await refinePositions(engine, planTopology(aMixedCompany(8)));
  expect(layout).not.toHaveBeenCalled();
});

test('a refinement gives the page its turn between pieces of work', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const takeTurns = pageTurns();
  const done: number[] = [];
  const work = Promise.all(
    [1, 2, 3, 4].map(async (piece) => {
      await takeTurns();
      vi.advanceTimersByTime(10);
      done.push(piece);
    }),
  );
  const waitForOthers = async () => {
    for (let tick = 0; tick < 50; tick += 1) await Promise.resolve();
  };
  await waitForOthers();
  expect(done, 'the click that began it is answered').toEqual([]);
  await new Promise((resolve) => setTimeout(resolve));
  await waitForOthers();
  expect(done).toEqual([1, 2]);
  await work;
  expect(done).toEqual([1, 2, 3, 4]);
});

test('a plan that was only added to, or linked in another way, is still laid out', () => {
  const planned = threeSites();
  const [access, other] = planned.nodes.filter(({ layer, type }) => layer === 'access' && type === 'switch');
  const provider = planned.nodes.find(({ layer }) => layer === 'internet');
  if (!access || !other || !provider) throw new Error('The plan lacks a switch or a provider.');
  const added = aNode({ id: 'added', site: access.site ?? '', floor: access.floor ?? 1 });
  const edited = {
    nodes: [...planned.nodes.filter(({ id }) => id !== provider.id), added],
    edges: [
      ...planned.edges.filter(({ source, target }) => source !== provider.id && target !== provider.id),
      aLink(access.id, 'added'),
      aLink(access.id, other.id, { id: 'another' }),
    ],
  };
  expect(isAsPlanned({ ...planned, edges: [...planned.edges, aLink(access.id, 'hq-servers')] })).toBe(true);
  expect(isAsPlanned(edited)).toBe(true);
  expect(isAsPlanned({ ...edited, nodes: edited.nodes.filter(({ type }) => type !== 'user') })).toBe(true);
});

test('a drawing by hand whose devices happen to stand in rows is no plan', () => {
  const at = (id: string, x: number, y: number) => aNode({ id, position: { x, y } });
  expect(isAsPlanned(aGraph([at('a', 0, 0), at('b', 500, 0)]))).toBe(false);
});

test('a plan without manual positions is laid out, except for moved devices', () => {
  const planned = threeSites();
  expect(isAsPlanned(planned)).toBe(true);
  const [first, second] = planned.nodes;
  if (!first || !second) throw new Error('The plan is empty.');
  const moved = { ...planned, nodes: [{ ...first, position: { x: 1, y: 2 } }, ...planned.nodes.slice(1)] };
  expect(isAsPlanned(moved)).toBe(false);

  const layout = firstPositions(planned);
  const shown = shownPositions(moved, layout, storedPositions(planned));
  expect(shown.get(first.id)).toEqual({ x: 1, y: 2 });
  expect(shown.get(second.id)).toEqual(layout.get(second.id));
});

test('an arranged topology keeps its positions, and only a device without one is placed', () => {
  const graph = aGraph([aNode({ id: 'a', position: { x: 5, y: 6 } }), aNode({ id: 'b' })]);
  const shown = shownPositions(
    graph,
    new Map([
      ['a', { x: 0, y: 0 }],
      ['b', { x: 9, y: 9 }],
    ]),
    undefined,
  );
  expect([...shown]).toEqual([
    ['a', { x: 5, y: 6 }],
    ['b', { x: 9, y: 9 }],
  ]);
});

/** Pairs whose shapes would touch: the largest is 60 pixels wide. */
function tooClose(positions: Positions): string[] {
  const placed = [...positions].toSorted(([, a], [, b]) => a.x - b.x);
  return placed.flatMap(([id, at], i) => {
    const near: string[] = [];
    for (const [other, { x, y }] of placed.slice(i + 1)) {
      if (x - at.x >= 62) break;
      if (Math.abs(y - at.y) < 62) near.push(`${id} ${other}`);
    }
    return near;
  });
}

function boxOf(graph: Graph, positions: Positions, site: string | undefined) {
  const points = graph.nodes
    .filter((node) => node.site === site)
    .flatMap(({ id }) => positions.get(id) ?? []);
  const box = boxAround(points);
  if (!box) throw new Error(`Nothing stands at ${site}.`);
  return box;
}
