import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Graph, TopologyNode } from '#shared/contract/topology-items.ts';
import { useReadGraph } from '#web/features/topology/use-read-graph.ts';
import { aGraph, aLink, aNode } from './campus.ts';

const start = aGraph([aNode({ id: 'a' }), aNode({ id: 'b' })], [aLink('a', 'b', { id: 'e' })]);
const withFirst = (fields: Partial<TopologyNode>): Graph => ({
  ...start,
  nodes: start.nodes.map((node, i) => (i === 0 ? { ...node, ...fields } : node)),
});

const read = (...graphs: readonly Graph[]): Graph => {
  const { result, rerender } = renderHook(useReadGraph, { initialProps: start });
  for (const graph of graphs) rerender(graph);
  return result.current;
};

test('a device that is moved, locked or written about is what was checked before', () => {
  expect(read(withFirst({ position: { x: 40, y: 8 } }))).toBe(start);
  expect(read(withFirst({ notes: 'Behind the door', locked: true }))).toBe(start);
});

test('what checks read is seen, with the devices beside it as they were, wherever these stand now', () => {
  const renamed = withFirst({ label: 'Renamed' });
  const moved = renamed.nodes.map((node) => ({ ...node, position: { x: 1, y: 2 } }));
  const seen = read({ ...start, nodes: moved });
  expect(seen.nodes.map(({ label }) => label)).toEqual(['Renamed', start.nodes[1]?.label]);
  expect(seen.nodes[1]).toBe(start.nodes[1]);
});

test('a field that is taken away is seen', () => {
  const floor = withFirst({ floor: 2 });
  expect(read(floor).nodes[0]).toHaveProperty('floor', 2);
  expect(read(floor, start).nodes[0]).not.toHaveProperty('floor');
});
