import { expect, test } from 'vitest';
import { TopologyChanges } from '#shared/contract/topology-changes.ts';
import { changesBetween } from '#shared/network/graph/diff-graphs.ts';
import { mergeChanges } from '#shared/network/graph/merge-changes.ts';
import { touchedBy } from '#shared/network/graph/touched.ts';
import { aGraph, aLink, aNode } from '../web/topology/campus.ts';

const base = aGraph(
  [aNode({ id: 'a' }), aNode({ id: 'b' }), aNode({ id: 'c' })],
  [aLink('a', 'b'), aLink('b', 'c')],
);
const without = (id: string) =>
  aGraph(
    base.nodes.filter((node) => node.id !== id),
    base.edges.filter(({ source, target }) => source !== id && target !== id),
  );

test('changes to other elements are applied on top of the other user’s', () => {
  const mine = {
    ...base,
    nodes: base.nodes.map((node) => (node.id === 'a' ? { ...node, label: 'Mine' } : node)),
  };
  const theirs = {
    ...base,
    nodes: base.nodes.map((node) => (node.id === 'b' ? { ...node, label: 'Theirs' } : node)),
  };
  const { graph, dropped } = mergeChanges(theirs, changesBetween(base, mine));
  expect(graph.nodes.map(({ label }) => label)).toEqual(['Mine', 'Theirs', 'c']);
  expect(dropped).toEqual([]);
});

test('a field that both changed keeps the other user’s changes to other fields', () => {
  const changes = TopologyChanges.parse({ nodes: { changed: [{ id: 'a', label: 'Mine' }] } });
  const theirs = { ...base, nodes: base.nodes.map((node) => ({ ...node, label: 'Theirs', quantity: 3 })) };
  expect(mergeChanges(theirs, changes).graph.nodes[0]).toMatchObject({ label: 'Mine', quantity: 3 });
});

test('a change to a device removed in the meantime is dropped and reported', () => {
  const changes = TopologyChanges.parse({
    nodes: { changed: [{ id: 'b', label: 'Floor 2' }] },
    edges: { changed: [{ id: 'b--c', type: 'lan' }] },
  });
  const { graph, dropped } = mergeChanges(without('b'), changes);
  expect(graph).toEqual(without('b'));
  expect(dropped).toEqual([
    'A change to the device “Floor 2”: it was removed in the newer version.',
    'A change to the link b--c: it was removed in the newer version.',
  ]);
});

test('a link whose end was removed in the meantime is dropped and reported by the labels of its ends', () => {
  const changes = TopologyChanges.parse({ edges: { added: [aLink('a', 'c')] } });
  const { graph, dropped } = mergeChanges(without('c'), changes);
  expect(graph.edges).toEqual([aLink('a', 'b')]);
  expect(dropped).toEqual(['The new link a – c: one of its ends was removed in the newer version.']);
});

test('an element that both removed needs no change, and a device that I removed takes along links that the other added', () => {
  const changes = changesBetween(base, without('c'));
  const theirs = { ...base, edges: [...base.edges, aLink('a', 'c')] };
  const { graph, dropped } = mergeChanges(theirs, changes);
  expect(graph.nodes.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(graph.edges).toEqual([aLink('a', 'b')]);
  expect(mergeChanges(without('c'), changes)).toEqual({ graph: without('c'), dropped: [] });
  expect(dropped).toEqual([]);
});

test('an id used in the meantime is reported', () => {
  const changes = TopologyChanges.parse({
    nodes: { added: [aNode({ id: 'a', label: 'Again' })] },
    edges: { added: [aLink('a', 'b', { type: 'lan' })] },
  });
  expect(mergeChanges(base, changes)).toEqual({
    graph: base,
    dropped: [
      'The new device “Again”: the newer version already has one with its id.',
      'The new link a – b: the newer version already has one with its id.',
    ],
  });
});

test('a device that loses a field is replaced, as the contract requires', () => {
  const placed = { ...base, nodes: base.nodes.map((node) => ({ ...node, position: { x: 1, y: 2 } })) };
  const { graph, dropped } = mergeChanges(placed, changesBetween(placed, base));
  expect(graph.nodes.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(base.nodes);
  expect(graph.edges).toEqual(base.edges);
  expect(dropped).toEqual([]);
});

test('what both added alike counts as done', () => {
  const changes = TopologyChanges.parse({ nodes: { added: [aNode({ id: 'a' })] } });
  expect(mergeChanges(base, changes)).toEqual({ graph: base, dropped: [] });
});

test('a device that loses a field keeps what the other user set meanwhile', () => {
  const placed = { ...base, nodes: base.nodes.map((node) => ({ ...node, site: 'Leeds' })) };
  const changes = changesBetween(placed, base);
  const theirs = { ...placed, nodes: placed.nodes.map((node) => ({ ...node, quantity: 2 })) };
  const { graph, dropped } = mergeChanges(theirs, changes, touchedBy(changes, placed));
  expect(graph.nodes).toEqual(base.nodes.map((node) => ({ ...node, quantity: 2 })));
  expect(dropped).toEqual([]);
});

test('subnets and notes are merged too', () => {
  const subnet = {
    id: 's',
    site: 'Leeds',
    name: 'Voice',
    purpose: 'voice',
    cidr: '10.0.8.0/24',
    hosts: 9,
  } as const;
  const note = { id: 'n', text: 'Mine', position: { x: 0, y: 0 } };
  const changes = TopologyChanges.parse({
    subnets: {
      changed: [
        { id: 's', vlan: 20 },
        { id: 'gone', vlan: 30 },
      ],
    },
    notes: { added: [note], changed: [{ id: 'lost', text: 'x' }] },
  });
  const { graph, dropped } = mergeChanges({ ...base, subnets: [subnet] }, changes);
  expect(graph.subnets).toEqual([{ ...subnet, vlan: 20 }]);
  expect(graph.notes).toEqual([note]);
  expect(dropped).toEqual([
    'A change to the subnet gone: it was removed in the newer version.',
    'A change to a note: it was removed in the newer version.',
  ]);
});
