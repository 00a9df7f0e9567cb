import { expect, test } from 'vitest';
import { TopologyChanges } from '#shared/contract/topology.ts';
import { changesBetween } from '#shared/network/graph/diff-graphs.ts';
import { reapplyChanges } from '#web/features/topology/model/reapply-changes.ts';
import { aGraph, aLink, aNode } from '../campus.ts';

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
  const { graph, dropped } = reapplyChanges(theirs, changesBetween(base, mine));
  expect(graph.nodes.map(({ label }) => label)).toEqual(['Mine', 'Theirs', 'c']);
  expect(dropped).toEqual([]);
});

test('a field that both changed keeps the other user’s changes to other fields', () => {
  const changes = TopologyChanges.parse({ nodes: { changed: [{ id: 'a', label: 'Mine' }] } });
  const theirs = { ...base, nodes: base.nodes.map((node) => ({ ...node, label: 'Theirs', quantity: 3 })) };
  expect(reapplyChanges(theirs, changes).graph.nodes[0]).toMatchObject({ label: 'Mine', quantity: 3 });
});

test('a change to a device removed in the meantime is dropped and reported', () => {
  const changes = TopologyChanges.parse({
    nodes: { changed: [{ id: 'b', label: 'Floor 2' }] },
    edges: { changed: [{ id: 'b--c', type: 'lan' }] },
  });
  const { graph, dropped } = reapplyChanges(without('b'), changes);
  expect(graph).toEqual(without('b'));
  expect(dropped).toEqual([
    'A change to the device “Floor 2”: it was removed in the newer version.',
    'A change to the link b--c: it was removed in the newer version.',
  ]);
});

test('a link whose end was removed in the meantime is dropped and reported by the labels of its ends', () => {
  const changes = TopologyChanges.parse({ edges: { added: [aLink('a', 'c')] } });
  const { graph, dropped } = reapplyChanges(without('c'), changes);
  expect(graph.edges).toEqual([aLink('a', 'b')]);
  expect(dropped).toEqual(['The new link a – c: one of its ends was removed in the newer version.']);
});

test('an element that both removed needs no change, and a device that I removed takes along links that the other added', () => {
  const changes = changesBetween(base, without('c'));
  const theirs = { ...base, edges: [...base.edges, aLink('a', 'c')] };
  const { graph, dropped } = reapplyChanges(theirs, changes);
  expect(graph.nodes.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(graph.edges).toEqual([aLink('a', 'b')]);
  expect(reapplyChanges(without('c'), changes)).toEqual({ graph: without('c'), dropped: [] });
  expect(dropped).toEqual([]);
});

test('an id used in the meantime is reported', () => {
  const changes = TopologyChanges.parse({
    nodes: { added: [aNode({ id: 'a', label: 'Again' })] },
    edges: { added: [aLink('a', 'b')] },
  });
  expect(reapplyChanges(base, changes)).toEqual({
    graph: base,
    dropped: [
      'The new device “Again”: the newer version already has one with its id.',
      'The new link a – b: the newer version already has one with its id.',
    ],
  });
});

test('a device that loses a field is replaced, as the contract requires', () => {
  const placed = { ...base, nodes: base.nodes.map((node) => ({ ...node, position: { x: 1, y: 2 } })) };
  const { graph, dropped } = reapplyChanges(placed, changesBetween(placed, base));
  expect(graph.nodes.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(base.nodes);
  expect(graph.edges).toEqual(base.edges);
  expect(dropped).toEqual([]);
});
