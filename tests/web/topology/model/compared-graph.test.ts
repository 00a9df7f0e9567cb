import { expect, test } from 'vitest';
import { changesInWords } from '#web/features/topology/model/changes-in-words.ts';
import { comparedGraph } from '#web/features/topology/model/compared-graph.ts';
import { aGraph, aLink, aNode } from '../campus.ts';

const at = (id: string, x: number, y: number, label = id) => aNode({ id, label, position: { x, y } });
const compare = (before: ReturnType<typeof aGraph>, now: ReturnType<typeof aGraph>) =>
  comparedGraph(before, now, changesInWords(before, now));

test('two versions are one drawing: what came, what went and what changed is marked', () => {
  const before = aGraph([at('a', 0, 0), at('b', 50, 100)], [aLink('a', 'b')]);
  // All was arranged anew: what went stands beside what it was linked to.
  const now = aGraph([at('a', 400, 30, 'HQ'), at('c', 450, 60)], [aLink('a', 'c')]);
  const compared = compare(before, now);
  expect(compared?.nodes.map(({ id, position }) => [id, position])).toEqual([
    ['a', { x: 400, y: 30 }],
    ['c', { x: 450, y: 60 }],
    ['b', { x: 450, y: 130 }],
  ]);
  expect(compared?.edges).toHaveLength(2);
  expect([...(compared?.marks ?? [])].map(([id, { kind }]) => `${id} ${kind}`).sort()).toEqual([
    'a changed',
    'a--b removed',
    'a--c added',
    'b removed',
    'c added',
  ]);
});

test('only what is near to a difference is drawn', () => {
  const before = aGraph([at('a', 0, 0), at('near', 150, 0), at('far', 3_000, 0)]);
  const now = aGraph([at('a', 0, 0, 'HQ'), at('near', 150, 0), at('far', 3_000, 0)]);
  expect(compare(before, now)?.nodes.map(({ id }) => id)).toEqual(['a', 'near']);
});

test('what was only moved is no picture, nor what is too much for one', () => {
  expect(compare(aGraph([at('a', 0, 0)]), aGraph([at('a', 9, 9)]))).toBeUndefined();
  const many = Array.from({ length: 301 }, (_, id) => at(`n${id}`, 0, 0));
  expect(compare(aGraph([]), aGraph(many))).toBeUndefined();
});
