import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type EditHistory, reduceHistory, startHistory } from '#web/features/topology/model/edit-history.ts';
import { aGraph, aLink, aNode } from '../campus.ts';
import { aDrawnGraph, anyEdit } from './any-edit.ts';

const undo = (history: EditHistory) => reduceHistory(history, { kind: 'undo' });
const redo = (history: EditHistory) => reduceHistory(history, { kind: 'redo' });
const times = <T>(count: number, step: (value: T) => T, value: T): T =>
  Array.from({ length: count }).reduce<T>((now) => step(now), value);

test('any sequence of edits undone is the start, and done again is the end', () => {
  fc.assert(
    fc.property(fc.array(anyEdit(), { maxLength: 12 }), (edits) => {
      const start = aDrawnGraph();
      const done = edits.reduce(
        (history, edit) => reduceHistory(history, { kind: 'edit', edit }),
        startHistory(start),
      );
      const steps = done.past.length;
      const taken = times(steps, undo, done);
      expect(taken.present).toEqual(start);
      expect(taken.present).toBe(taken.saved);
      const again = times(steps, redo, taken);
      expect(again.past).toHaveLength(steps);
      expect(times(steps, undo, again).present).toEqual(start);
    }),
  );
});

test('each step is named by what it did', () => {
  const edits = [
    {
      kind: 'move',
      positions: new Map([
        ['a', { x: 1, y: 1 }],
        ['b', { x: 2, y: 2 }],
        ['c', { x: 3, y: 3 }],
      ]),
    },
    { kind: 'relabel', id: 'a', label: 'HQ' },
    { kind: 'connect', edge: aLink('a', 'c') },
    { kind: 'retype', id: 'a--c', type: 'lan' },
    { kind: 'remove', elements: { nodes: new Set(['b']), edges: new Set<string>() } },
    { kind: 'add', node: aNode({ id: 'new', label: 'Switch 9' }) },
    { kind: 'remove', elements: { nodes: new Set(['a']), edges: new Set(['a--c']) } },
  ] as const;
  const start = startHistory(aGraph([aNode({ id: 'a' }), aNode({ id: 'b' }), aNode({ id: 'c' })]));
  const { past } = edits.reduce<EditHistory>(
    (history, edit) => reduceHistory(history, { kind: 'edit', edit }),
    start,
  );
  expect(past.map(({ name }) => name)).toEqual([
    'move 3 devices',
    'rename a',
    'link HQ and c',
    'change the type of HQ – c',
    'remove b',
    'add Switch 9',
    'remove 1 device and 1 link',
  ]);
});

test('undo keeps what someone else stored meanwhile', () => {
  const graph = aGraph([aNode({ id: 'a' }), aNode({ id: 'b' })], [aLink('a', 'b')]);
  const mine = reduceHistory(startHistory(graph), {
    kind: 'edit',
    edit: { kind: 'remove', elements: { nodes: new Set(['a']), edges: new Set() } },
  });
  const stored = aGraph([aNode({ id: 'b', label: 'Theirs' })]);
  const rebased = reduceHistory(mine, { kind: 'rebase', saved: stored, present: stored });
  expect(undo(rebased).present).toEqual(
    aGraph([aNode({ id: 'a' }), aNode({ id: 'b', label: 'Theirs' })], [aLink('a', 'b')]),
  );
});
