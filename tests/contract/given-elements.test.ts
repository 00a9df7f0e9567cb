import { expect, it } from 'vitest';
import { TopologyUpdate } from '#shared/contract/topology-update.ts';

const edgesOf = (edges: readonly object[]) =>
  TopologyUpdate.parse({ edges: edges.map((edge) => ({ type: 'trunk', ...edge })) }).edges ?? [];

it('numbers links between the same ends that are sent without ids', () => {
  const twin = { from: 'a', to: 'b' };
  const edges = edgesOf([
    twin,
    { id: 'a-b~2', from: 'b', to: 'a' },
    twin,
    twin,
    { source: 'a', target: 'c' },
  ]);
  expect(edges.map(({ id }) => id)).toEqual(['a-b', 'a-b~2', 'a-b~3', 'a-b~4', 'a-c']);
});

it('gives links of long ends short ids, each its own', () => {
  const end = (last: string) => `${'🏢'.repeat(29)}${last}`;
  const edges = edgesOf([
    { from: end('a'), to: end('b') },
    { from: end('a'), to: end('c') },
    { from: end('a'), to: end('b') },
  ]);
  expect(new Set(edges.map(({ id }) => id)).size).toBe(3);
  expect(edges.every(({ id }) => id.length <= 100 && id.isWellFormed())).toBe(true);
});

it('numbers as many parallel links as a topology can have, at once', () => {
  const edges = edgesOf(Array.from({ length: 40_000 }, () => ({ from: 'a'.repeat(60), to: 'b'.repeat(60) })));
  expect(new Set(edges.map(({ id }) => id)).size).toBe(40_000);
});

it('leaves what is no link to its schema', () => {
  const issues = TopologyUpdate.safeParse({ edges: [{ from: 'a', type: 'trunk' }, 7] }).error?.issues;
  expect(issues?.map(({ path }) => path.join('.'))).toEqual(['edges.0.target', 'edges.1']);
  expect(TopologyUpdate.safeParse({ edges: 7 }).success).toBe(false);
  expect(TopologyUpdate.safeParse({ graph: { nodes: [] } }).error?.issues[0]?.path).toEqual([
    'graph',
    'edges',
  ]);
});
