import { expect, test } from 'vitest';
import type { Graph, TopologyNode } from '#shared/contract/topology-items.ts';
import { siteBands } from '#shared/network/drawing/bands.ts';
import { frameOf, isNear } from '#shared/network/positions/area.ts';
import { editNodes } from '#web/features/topology/cells/edit-cells.ts';
import { nodeCells } from '#web/features/topology/cells/node-cells.ts';
import { resettling } from '#web/features/topology/editing/resettled.ts';
import { storedPositions } from '#web/features/topology/layout/shown-positions.ts';
import { applyEdit } from '#web/features/topology/model/edit-history.ts';
import { indexGraph } from '#web/features/topology/model/graph-index.ts';
import { aGraph, aLink, aNode } from '../campus.ts';

const at = (id: string, site: string, x: number, y: number, more: Partial<TopologyNode> = {}) =>
  aNode({ id, site, position: { x, y }, ...more });

/** Two sites side by side, each a core with three access switches below; West's are on two floors. */
const graph = aGraph(
  [
    at('mc', 'Main', 132, 0, { layer: 'core' }),
    at('m1', 'Main', 0, 150),
    at('m2', 'Main', 132, 150),
    at('m3', 'Main', 264, 150),
    at('wc', 'West', 732, 0, { layer: 'core' }),
    at('w1', 'West', 600, 150, { floor: 1 }),
    at('w2', 'West', 732, 150, { floor: 1 }),
    at('w3', 'West', 900, 150, { floor: 2 }),
  ],
  [aLink('mc', 'm1'), aLink('mc', 'm2'), aLink('mc', 'm3'), aLink('wc', 'w1'), aLink('wc', 'w3')],
);

function typing(cell: keyof typeof nodeCells, ids: readonly string[], text: string, before: Graph = graph) {
  const context = { index: indexGraph(before), devices: new Map() };
  const edit = editNodes({ cell: nodeCells[cell], ids: new Set(ids), text, context });
  if (edit.kind !== 'change') throw new Error('A cell is changed.');
  return applyEdit(before, resettling(edit, storedPositions(before)));
}

const placeOf = (of: Graph, id: string) => of.nodes.find((node) => node.id === id)?.position;
const moved = (after: Graph, before: Graph = graph) =>
  after.nodes.flatMap(({ id, position }) => {
    const was = placeOf(before, id);
    return position?.x === was?.x && position?.y === was?.y ? [] : [id];
  });

function expectFramesApart({ nodes }: Graph) {
  const sites = [...Map.groupBy(nodes, ({ site }) => site).values()];
  const frames = sites.flatMap((own) => frameOf(own.flatMap(({ position }) => position ?? [])) ?? []);
  for (const [i, one] of frames.entries())
    for (const other of frames.slice(i + 1)) expect(isNear(one, other)).toBe(false);
}

const floorsIn = ({ nodes }: Graph, site: string) => {
  const places = storedPositions({ nodes });
  const own = nodes.filter((node) => node.site === site);
  return siteBands(own, (id) => places.get(id)).map(({ title }) => title);
};

test('a device that gets another site moves into it, alone', () => {
  const after = typing('site', ['m1'], 'West');
  expect(moved(after)).toEqual(['m1']);
  expectFramesApart(after);
  expect(floorsIn(after, 'West')).toEqual(['Floor 1', 'Floor 2']);
});

test('several devices move together, and others make room', () => {
  const after = typing('site', ['m1', 'm2', 'm3'], 'West');
  expect(moved(after)).toEqual(expect.arrayContaining(['m1', 'm2', 'm3']));
  expectFramesApart(after);
});

test('a device that gets a site of its own stands apart from all others', () => {
  const after = typing('site', ['m2'], 'East');
  expect(moved(after)).toEqual(['m2']);
  expectFramesApart(after);
});

test('a device that gets another floor moves onto it, so that each floor keeps its frame', () => {
  expect(floorsIn(graph, 'West')).toEqual(['Floor 1', 'Floor 2']);
  const after = typing('floor', ['w1'], '2');
  expect(moved(after)).toEqual(['w1']);
  expect(floorsIn(after, 'West').toSorted()).toEqual(['Floor 1', 'Floor 2']);
  const onNew = typing('floor', ['w1'], '3');
  expect(floorsIn(onNew, 'West').toSorted()).toEqual(['Floor 1', 'Floor 2', 'Floor 3']);
});

test('a device moves to a gap on its new floor, where there is one', () => {
  const wide = { ...graph, nodes: [...graph.nodes, at('w4', 'West', 1_200, 150, { floor: 2 })] };
  const after = typing('floor', ['w1'], '2', wide);
  const { x = 0, y } = placeOf(after, 'w1') ?? {};
  expect(y).toBe(150);
  expect(x).toBeGreaterThan(900);
  expect(x).toBeLessThan(1_200);
});

test('devices stay whose site or floor only gets another name, and one that stands there already', () => {
  expect(moved(typing('site', ['wc', 'w1', 'w2', 'w3'], 'North'))).toEqual([]);
  expect(moved(typing('floor', ['w1', 'w2'], '7'))).toEqual([]);
  expect(moved(typing('floor', ['m1', 'm2', 'm3'], '1'))).toEqual([]);
  const astray = { ...graph, nodes: [...graph.nodes, at('new', 'Main', 732, 150)] };
  expect(moved(typing('site', ['new'], 'West', astray), astray)).toEqual([]);
});

test('a device that is locked makes no room', () => {
  const nodes = graph.nodes.map((node) => (node.site === 'West' ? { ...node, locked: true } : node));
  const after = typing('site', ['w3'], 'Main', { ...graph, nodes });
  expect(moved(after).filter((id) => id.startsWith('w'))).toEqual(['w3']);
});

test('in kept views it stands among its new neighbours, too, and what else was moved there stays', () => {
  const positions = [
    { id: 'm1', x: 5, y: 500 },
    { id: 'm2', x: 150, y: 500 },
  ];
  const view = { id: 'v', name: 'Survey', look: 'physical', positions } as const;
  const after = typing('site', ['m1'], 'West', { ...graph, views: [view] });
  expect(after.views).toEqual([{ ...view, positions: [{ id: 'm2', x: 150, y: 500 }] }]);
});
