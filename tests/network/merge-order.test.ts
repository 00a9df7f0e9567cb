import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Graph } from '#shared/contract/topology-items.ts';
import { collisionsOf } from '#shared/network/graph/collisions.ts';
import { changesBetween } from '#shared/network/graph/diff-graphs.ts';
import { mergeChanges } from '#shared/network/graph/merge-changes.ts';
import { touchedBy } from '#shared/network/graph/touched.ts';
import { applyEdit, type Edit } from '#web/features/topology/model/edit-history.ts';
import { aDrawnGraph, anyEdit } from '../web/topology/model/any-edit.ts';

const sorted = ({ nodes, edges, subnets, notes = [] }: Graph) =>
  [nodes, edges, subnets, notes].map((list) => [...list].sort((a, b) => a.id.localeCompare(b.id)));

test('merges agree in either order where they do not collide', () => {
  const base = aDrawnGraph();
  const side = (edits: readonly Edit[]) => {
    const graph = edits.reduce(applyEdit, base);
    const changes = changesBetween(base, graph);
    return { graph, changes, before: touchedBy(changes, base) };
  };
  const edits = (own: string) => fc.array(anyEdit(own), { minLength: 1, maxLength: 5 });
  let merged = 0;
  fc.assert(
    fc.property(edits('mine'), edits('theirs'), (first, second) => {
      const [one, other] = [side(first), side(second)];
      const collisions = [
        ...collisionsOf(one.before, one.changes, other.graph),
        ...collisionsOf(other.before, other.changes, one.graph),
      ];
      if (collisions.length > 0) return;
      merged += 1;
      const forth = mergeChanges(other.graph, one.changes, one.before).graph;
      const back = mergeChanges(one.graph, other.changes, other.before).graph;
      expect(sorted(forth)).toEqual(sorted(back));
    }),
  );
  expect(merged).toBeGreaterThan(10);
});

test('a collision names the field with all three values, or what was removed', () => {
  const base = aDrawnGraph();
  const change = (edit: Edit) => {
    const changes = changesBetween(base, applyEdit(base, edit));
    return { changes, before: touchedBy(changes, base) };
  };
  const theirs = applyEdit(base, { kind: 'relabel', id: 'a', label: 'Theirs' });
  const mine = change({ kind: 'relabel', id: 'a', label: 'Mine' });
  expect(collisionsOf(mine.before, mine.changes, theirs)).toEqual([
    { list: 'nodes', id: 'a', field: 'label', base: 'a', mine: 'Mine', theirs: 'Theirs' },
  ]);
  const removal = change({ kind: 'remove', elements: { nodes: new Set(['a']), edges: new Set() } });
  expect(collisionsOf(removal.before, removal.changes, theirs)).toMatchObject([{ list: 'nodes', id: 'a' }]);
  const removed = applyEdit(base, { kind: 'remove', elements: { nodes: new Set(['a']), edges: new Set() } });
  expect(collisionsOf(mine.before, mine.changes, removed)).toEqual([
    { list: 'nodes', id: 'a', base: base.nodes[0], mine: { id: 'a', label: 'Mine' } },
  ]);
  const move = change({ kind: 'move', positions: new Map([['a', { x: 7, y: 9 }]]) });
  expect(collisionsOf(move.before, move.changes, removed)).toEqual([]);
  expect(collisionsOf(mine.before, mine.changes, base)).toEqual([]);
});
