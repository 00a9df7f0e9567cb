import { expect, test } from 'vitest';
import { pointAlong } from '#shared/network/drawing/link-line.ts';
import { distanceToCurve, edgeCurve } from '#web/features/topology/model/edge-curve.ts';
import { edgeAt, nodeAt, nodesIn } from '#web/features/topology/model/hit-test.ts';
import { buildScene } from '#web/features/topology/model/scene.ts';
import { aGraph, aLink, aNode } from '../campus.ts';

const scene = (sites: [string, string] = ['York', 'York']) =>
  buildScene(
    aGraph(
      [
        aNode({ id: 'a', site: sites[0] }),
        aNode({ id: 'b', type: 'firewall', site: sites[1] }),
        aNode({ id: 'c', site: sites[0] }),
      ],
      [
        aLink('a', 'b'),
        aLink('b', 'a', { id: 'second' }),
        aLink('a', 'c'),
        aLink('a', 'gone', { id: 'loose' }),
      ],
    ),
    new Map([
      ['a', { x: 0, y: 0 }],
      ['b', { x: 200, y: 0 }],
      ['c', { x: 0, y: 200 }],
    ]),
  );

test('a scene has positions and sizes in flat lists and leaves out dangling links', () => {
  const { x, y, size, edges, sites } = scene();
  expect([[...x], [...y], [...size]]).toEqual([
    [0, 200, 0],
    [0, 0, 200],
    [20, 30, 20],
  ]);
  expect(edges.map(({ id }) => id)).toEqual(['a--b', 'second', 'a--c']);
  expect(sites).toEqual([{ name: 'York', members: [0, 1, 2] }]);
});

test('nodes that moved keep what the scene knew of them, and what else changes shows', () => {
  const names = ['YOR-SW-1', 'YOR-SW-2'];
  const devices = names.map((label) => aNode({ id: label, type: 'switch', label, site: 'York' }));
  const graph = aGraph(devices, [
    aLink('YOR-SW-1', 'YOR-SW-2'),
    aLink('YOR-SW-2', 'YOR-SW-1', { id: 'second' }),
  ]);
  const at = (x: number) => new Map(names.map((id, i) => [id, { x: x + 100 * i, y: 0 }]));
  const before = buildScene(graph, at(0));
  const moved = buildScene({ ...graph, nodes: devices.map((node) => ({ ...node })) }, at(50));
  expect([...moved.x]).toEqual([50, 150]);
  expect(moved.aside).toBe(before.aside);
  expect(moved.sites).toEqual([{ name: 'York', code: 'YOR', members: [0, 1] }]);
  const changes = [{ label: 'LDS-SW-1' }, { site: 'Leeds' }, { type: 'firewall' as const }];
  for (const change of changes) {
    const nodes = devices.map((node, i) => (i === 0 ? { ...node, ...change } : node));
    const fresh = buildScene({ nodes, edges: [...graph.edges] }, at(0));
    const { sites, size, between } = buildScene({ ...graph, nodes }, at(0));
    expect({ sites, size, between }).toEqual({
      sites: fresh.sites,
      size: fresh.size,
      between: fresh.between,
    });
    expect({ sites, size, between }).not.toEqual({
      sites: before.sites,
      size: before.size,
      between: before.between,
    });
  }
});

test('a point hits the node under it, and none next to it', () => {
  expect(nodeAt(scene(), { x: 19, y: -19 }, 0)).toBe(0);
  expect(nodeAt(scene(), { x: 24, y: 0 }, 0)).toBeUndefined();
  expect(nodeAt(scene(), { x: 24, y: 0 }, 5)).toBe(0);
  expect(nodesIn(scene(), { left: -1, top: -1, right: 1, bottom: 300 })).toEqual([0, 2]);
});

test('of two nodes that a finger reaches it meets the nearer one, whichever is painted over the other', () => {
  const graph = aGraph([aNode({ id: 'a' }), aNode({ id: 'b' })]);
  const crowded = buildScene(
    graph,
    new Map([
      ['a', { x: 0, y: 0 }],
      ['b', { x: 60, y: 0 }],
    ]),
  );
  expect([24, 36].map((x) => nodeAt(crowded, { x, y: 0 }, 27))).toEqual([0, 1]);
});

test('links between the same two devices run side by side, and each can be hit', () => {
  const [first, second] = [edgeCurve(scene(), 0), edgeCurve(scene(), 1)];
  expect([first.from.y, second.from.y].toSorted((a, b) => a - b)).toEqual([-3, 3]);
  expect(edgeAt(scene(), { x: 100, y: first.from.y }, 2)).toBe(0);
  expect(edgeAt(scene(), { x: 100, y: second.from.y }, 2)).toBe(1);
  expect(edgeAt(scene(), { x: 100, y: 40 }, 5)).toBeUndefined();
});

test('a link between two sites has right angles; in a large network it is an arc over what is between them', () => {
  const led = edgeCurve(scene(['York', 'Leeds']), 0);
  const corners = [led.from, ...led.via, led.to];
  expect(led.control).toBeUndefined();
  expect(corners.slice(1).filter(({ x, y }, i) => corners[i]?.x !== x && corners[i]?.y !== y)).toEqual([]);

  const many = Array.from({ length: 1_500 }, (_, i) => aLink('a', 'c', { id: `many ${i}` }));
  const large = buildScene(
    aGraph(
      [aNode({ id: 'a', site: 'York' }), aNode({ id: 'b', site: 'Leeds' }), aNode({ id: 'c', site: 'York' })],
      [aLink('a', 'b'), ...many],
    ),
    new Map([
      ['a', { x: 0, y: 0 }],
      ['b', { x: 200, y: 0 }],
      ['c', { x: 0, y: 200 }],
    ]),
  );
  const arc = edgeCurve(large, 0);
  const top = pointAlong(arc, 0.5);
  expect(top.x).toBe(100);
  expect(top.y).toBeLessThan(-20);
  expect(distanceToCurve(top, arc)).toBeLessThan(1);
  expect(edgeCurve(large, 2).control).toBeUndefined();
});
