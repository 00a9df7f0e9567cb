import { expect, test } from 'vitest';
import { lostPart } from '#shared/network/failures/lost-part.ts';
import { indexNetwork } from '#shared/network/graph/network-index.ts';
import { aGraph, aLink, aNode } from '../graph-builder.ts';

/** A provider, a core with two access switches, and desks: some on the first alone, some on both. */
const graph = aGraph(
  [
    aNode('internet', { id: 'isp' }),
    aNode('core', { id: 'core' }),
    aNode('access', { id: 'acc1' }),
    aNode('access', { id: 'acc2' }),
    aNode('users', { id: 'desks', quantity: 10 }),
    aNode('users', { id: 'hall', quantity: 20 }),
    aNode('access', { id: 'spare' }),
  ],
  [
    aLink('isp', 'core'),
    aLink('core', 'acc1'),
    aLink('core', 'acc2'),
    aLink('acc1', 'desks'),
    aLink('acc1', 'hall', { sourcePort: 'port 1-10' }),
    aLink('acc2', 'hall', { sourcePort: 'port 1-10' }),
  ],
);
const index = indexNetwork(graph);
const nodeLost = (id: string) => {
  const node = index.nodes.get(id);
  if (!node) throw new Error(id);
  return lostPart(index, { node });
};
const linkLost = (id: string) => {
  const edge = graph.edges.find((one) => one.id === id);
  if (!edge) throw new Error(id);
  return lostPart(index, { edge });
};

test('a device takes down what only it serves, and parts of what others serve too', () => {
  const { whole, partly } = nodeLost('acc1');
  expect([...whole].toSorted()).toEqual(['acc1', 'desks']);
  expect([...partly]).toEqual(['hall']);
});

test('a link takes down what is behind it', () => {
  expect([...linkLost('core--acc1').whole].toSorted()).toEqual(['acc1', 'desks']);
  // The hall is attached to both access switches, and joins them no more than desks do.
  expect(linkLost('core--acc2').whole).toEqual(new Set(['acc2']));
  expect(linkLost('acc2--hall').whole.size).toBe(0);
});

test('the only provider takes down everything reachable, but not what was isolated before', () => {
  expect(nodeLost('isp').whole).toEqual(new Set(['isp', 'core', 'acc1', 'acc2', 'desks', 'hall']));
  expect([...nodeLost('spare').whole]).toEqual(['spare']);
});
