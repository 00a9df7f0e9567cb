import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Graph } from '#shared/contract/topology-items.ts';
import { parts, patchBetween, patched } from '#web/features/topology/check-worker/graph-patch.ts';
import { aCampus, aGraph, aLink, aNode } from '../campus.ts';

const graphs = fc
  .tuple(
    fc.uniqueArray(fc.tuple(fc.nat(30), fc.nat(2)), { selector: ([id]) => id }),
    fc.uniqueArray(fc.nat(30)),
  )
  .map(([nodes, links]) =>
    aGraph(
      nodes.map(([id, label]) => aNode({ id: `n${id}`, label: `Name ${label}` })),
      links.map((id) => aLink('n0', 'n1', { id: `e${id}` })),
    ),
  );

test('a patch turns one graph into the other, whole or in parts', () => {
  fc.assert(
    fc.property(graphs, graphs, fc.integer({ min: 1, max: 9 }), (before, after, most) => {
      const patch = patchBetween(before, after);
      expect(patched(before, patch)).toEqual(after);
      expect(parts(patch, most).reduce<Graph>(patched, before)).toEqual(after);
    }),
  );
});

test('an edit of one device is a patch of one device', () => {
  const before = aCampus(1_000);
  const nodes = before.nodes.map((node, at) => (at === 7 ? { ...node, label: 'Mine' } : node));
  const patch = patchBetween(before, { ...before, nodes });
  expect(patch.nodes.put.map(({ label }) => label)).toEqual(['Mine']);
  expect(patch.nodes.order).toBeUndefined();
  expect(patch.edges).toEqual({ put: [] });
  expect(parts(patch, 400)).toHaveLength(1);
});

test('no part exceeds its limit', () => {
  for (const { nodes, edges } of parts(patchBetween(undefined, aCampus(1_000)), 100)) {
    expect(Math.max(nodes.put.length, edges.put.length)).toBeLessThanOrEqual(100);
  }
});
