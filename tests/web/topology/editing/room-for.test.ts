import fc from 'fast-check';
import { expect, test } from 'vitest';
import { frameOf, isNear } from '#shared/network/positions/area.ts';
import { roomFor } from '#web/features/topology/editing/room-for.ts';
import { storedPositions as placesOf } from '#web/features/topology/layout/shown-positions.ts';
import { applyEdit, nameOfEdit } from '#web/features/topology/model/edit-history.ts';
import { propertyRuns } from '../../../support/property-runs.ts';
import { aGraph, aNode } from '../campus.ts';

const nodes = [
  aNode({ id: 'york', site: 'York' }),
  aNode({ id: 'hull', site: 'Hull' }),
  aNode({ id: 'bath', site: 'Bath' }),
  aNode({ id: 'internet', type: 'internet' }),
];
const positions = new Map([
  ['york', { x: 0, y: 0 }],
  ['hull', { x: 180, y: 0 }],
  ['bath', { x: 0, y: 400 }],
  ['internet', { x: 0, y: -300 }],
]);

/** The same with a device beside those that are there. */
const withNew = (site: string | undefined, x: number, y: number) => {
  const node = aNode({ id: 'new', ...(site !== undefined && { site }), position: { x, y } });
  return { node, nodes: [...nodes, node], put: new Map([['new', { x, y }]]) };
};

test('sites beside one that grows make room for what is put into it, on every side', () => {
  const right = withNew('York', 132, 0);
  expect(roomFor(right.nodes, positions, right.put)).toEqual(new Map([['hull', { x: 312, y: 0 }]]));
  const left = withNew('Hull', 48, 0);
  expect(roomFor(left.nodes, positions, left.put).get('york')).toEqual({ x: -132, y: 0 });
  const below = withNew('York', 0, 290);
  expect(roomFor(below.nodes, positions, below.put)).toEqual(new Map([['bath', { x: 0, y: 690 }]]));
  const above = withNew('Bath', 0, 110);
  expect(roomFor(above.nodes, positions, above.put).get('york')).toEqual({ x: 0, y: -290 });
});

test('what makes room is one step with what is added or moved', () => {
  const drawn = aGraph(
    nodes.map((node) => ({ ...node, position: positions.get(node.id) ?? { x: 0, y: 0 } })),
  );
  const { node, nodes: all, put } = withNew('York', 132, 0);
  const after = applyEdit(drawn, { kind: 'add', node, moved: roomFor(all, positions, put) });
  const across = (graph: typeof after) => graph.nodes.map(({ id, position }) => [id, position?.x]);
  expect(across(after)).toEqual([
    ['york', 0],
    ['hull', 312],
    ['bath', 0],
    ['internet', 0],
    ['new', 132],
  ]);
  const to = new Map([['new', { x: 200, y: 0 }]]);
  const edit = { kind: 'move', positions: to, moved: roomFor(after.nodes, placesOf(after), to) } as const;
  expect(nameOfEdit(edit, after)).toBe(`move ${node.label}`);
  expect(across(applyEdit(after, edit))).toEqual([
    ['york', 0],
    ['hull', 380],
    ['bath', 0],
    ['internet', 0],
    ['new', 200],
  ]);
});

test('a device that moves within its site, or out of the way, moves nobody', () => {
  const { nodes: all, put } = withNew('York', 0, 110);
  const places = new Map([...positions, ...put]);
  expect(roomFor(all, places, new Map([['new', { x: 5, y: 100 }]]))).toEqual(new Map());
  expect(roomFor(all, places, new Map([['new', { x: -300, y: 0 }]]))).toEqual(new Map());
});

test('a site that is moved as a whole onto another goes on to where there is room, and otherwise stays', () => {
  const onto = new Map([['york', { x: 100, y: 0 }]]);
  expect(roomFor(nodes, positions, onto)).toEqual(new Map([['york', { x: 8, y: 0 }]]));
  expect(roomFor(nodes, positions, new Map([['york', { x: -400, y: 0 }]]))).toEqual(new Map());
});

test('no frame comes to overlap another, wherever devices are put', () => {
  const grid = Array.from({ length: 9 }, (_, i) => ({
    site: `S${i}`,
    x: (i % 3) * 460,
    y: Math.floor(i / 3) * 400,
  }));
  const own = grid.flatMap(({ site, x, y }) =>
    [0, 1].map((n) => aNode({ id: `${site} ${n}`, site, position: { x: x + n * 150, y: y + n * 110 } })),
  );
  const places = placesOf({ nodes: own });
  const chosen = fc.uniqueArray(fc.nat(own.length - 1), { minLength: 1, maxLength: 5 });
  const by = fc.record({ x: fc.integer({ min: -900, max: 900 }), y: fc.integer({ min: -900, max: 900 }) });
  fc.assert(
    fc.property(chosen, by, (indexes, { x, y }) => {
      const put = new Map(
        indexes.flatMap((i) => {
          const { id = '', position } = own[i] ?? {};
          return position ? [[id, { x: position.x + x, y: position.y + y }] as const] : [];
        }),
      );
      const after = new Map([...places, ...put, ...roomFor(own, places, put)]);
      const bySite = Map.groupBy(own, ({ site }) => site);
      const frames = [...bySite.values()].flatMap(
        (members) => frameOf(members.flatMap(({ id }) => after.get(id) ?? [])) ?? [],
      );
      for (const [i, one] of frames.entries())
        for (const other of frames.slice(i + 1)) expect(isNear(one, other)).toBe(false);
    }),
    { numRuns: propertyRuns(100, 1_000) },
  );
});

test('nothing moves where there is room, for what is at no site, and nothing that is locked', () => {
  const below = withNew('York', 0, 104);
  expect(roomFor(below.nodes, positions, below.put)).toEqual(new Map());
  const free = withNew(undefined, 132, 0);
  expect(roomFor(free.nodes, positions, free.put)).toEqual(new Map());
  const locked = withNew('York', 132, 0);
  const held = locked.nodes.map((node) => ({ ...node, locked: true }));
  expect(roomFor(held, positions, locked.put)).toEqual(new Map());
  expect(roomFor(nodes, positions, new Map([['internet', { x: 40, y: -200 }]]))).toEqual(new Map());
});
