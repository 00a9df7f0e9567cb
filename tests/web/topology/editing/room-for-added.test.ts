import { expect, test } from 'vitest';
import { roomForAdded } from '#web/features/topology/editing/room-for-added.ts';
import { applyEdit } from '#web/features/topology/model/edit-history.ts';
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

test('sites beside one that grows make room for what is put into it', () => {
  const moved = roomForAdded(nodes, positions, { site: 'York', position: { x: 132, y: 0 } });
  expect(moved).toEqual(new Map([['hull', { x: 312, y: 0 }]]));
});

test('what makes room is one step with what is added', () => {
  const drawn = aGraph(
    nodes.map((node) => ({ ...node, position: positions.get(node.id) ?? { x: 0, y: 0 } })),
  );
  const node = aNode({ id: 'new', site: 'York', position: { x: 132, y: 0 } });
  const after = applyEdit(drawn, { kind: 'add', node, moved: roomForAdded(nodes, positions, node) });
  expect(after.nodes.map(({ id, position }) => [id, position?.x])).toEqual([
    ['york', 0],
    ['hull', 312],
    ['bath', 0],
    ['internet', 0],
    ['new', 132],
  ]);
});

test('nothing moves where there is room, for what is at no site, and nothing that is locked', () => {
  expect(roomForAdded(nodes, positions, { site: 'York', position: { x: 0, y: 104 } })).toEqual(new Map());
  expect(roomForAdded(nodes, positions, { site: undefined, position: { x: 132, y: 0 } })).toEqual(new Map());
  const locked = nodes.map((node) => ({ ...node, locked: true }));
  expect(roomForAdded(locked, positions, { site: 'York', position: { x: 132, y: 0 } })).toEqual(new Map());
});
