import { expect, test } from 'vitest';
import { sharedNames } from '#web/features/topology/model/shared-names.ts';
import { aGraph, aNode } from '../campus.ts';

test('names that several devices share are reported, whatever their case', () => {
  const graph = aGraph(
    [
      aNode({ id: 'a', label: 'HQ-CORE-1' }),
      aNode({ id: 'b', label: 'hq-core-1' }),
      aNode({ id: 'c', label: 'HQ-CORE-2' }),
    ],
    [],
  );
  expect(sharedNames(graph)).toEqual(['HQ-CORE-1']);
});

test('groups of people and providers may share a name', () => {
  const people = (id: string) => aNode({ id, label: 'Wired users', type: 'user' });
  const provider = (id: string) => aNode({ id, label: 'Internet', type: 'internet' });
  expect(sharedNames(aGraph([people('a'), people('b'), provider('c'), provider('d')], []))).toEqual([]);
});
