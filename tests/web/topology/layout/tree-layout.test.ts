import { expect, test } from 'vitest';
import type { Block, SiteCore } from '#web/features/topology/layout/blocks.ts';
import { kin } from '#web/features/topology/layout/kin.ts';
import { mergeBlocks } from '#web/features/topology/layout/merge-blocks.ts';
import { treeLayout } from '#web/features/topology/layout/tree-layout.ts';
import { twins } from '#web/features/topology/layout/twins.ts';

const block = (id: string, rank: number, width = 100): Block => ({
  id,
  rank,
  label: id,
  floor: undefined,
  building: undefined,
  width,
  height: 50,
  offsets: new Map([[id, { x: width / 2, y: 25 }]]),
});

const core = (blocks: Block[], links: [upper: string, lower: string][]): SiteCore => ({
  blocks,
  links: links.map(([upper, lower]) => ({ upper, lower })),
});

const ids = (groups: Block[][]) => groups.map((group) => group.map(({ id }) => id));

/** A pair over two switches that share phones, each with access points that serve the same people. */
const floor = core(
  ['core-1', 'core-2']
    .map((id) => block(id, 3))
    .concat(
      ['acc-2', 'acc-1'].map((id) => block(id, 5)),
      ['ap-1', 'ap-2', 'ap-3', 'ap-10'].map((id) => block(id, 6)),
      ['phones', 'wireless'].map((id) => block(id, 7)),
    ),
  [
    ['core-1', 'acc-1'],
    ['core-1', 'acc-2'],
    ['core-2', 'acc-1'],
    ['core-2', 'acc-2'],
    ['acc-1', 'phones'],
    ['acc-2', 'phones'],
    ['acc-1', 'ap-3'],
    ['acc-1', 'ap-10'],
    ['acc-2', 'ap-1'],
    ['acc-2', 'ap-2'],
    ['ap-1', 'wireless'],
    ['ap-2', 'wireless'],
    ['ap-3', 'wireless'],
    ['ap-10', 'wireless'],
  ],
);

test('what hangs on the same and holds one together stands in a row, in the order of its names', () => {
  expect(ids(kin(floor))).toEqual([
    ['core-1', 'core-2'],
    ['acc-1', 'acc-2'],
    ['ap-1', 'ap-2', 'ap-3', 'ap-10'],
    ['phones'],
    ['wireless'],
  ]);
});

test('what hangs on the same and holds nothing together stays apart', () => {
  const apart = core(
    [block('core', 3), block('acc-1', 5), block('acc-2', 5), block('ap-1', 6), block('ap-2', 6)],
    [
      ['core', 'acc-1'],
      ['core', 'acc-2'],
      ['acc-1', 'ap-1'],
      ['acc-2', 'ap-2'],
    ],
  );
  expect(ids(kin(apart))).toEqual([['core'], ['acc-1'], ['acc-2'], ['ap-1'], ['ap-2']]);
});

test('twins have the same links', () => {
  expect(ids(twins(floor))).toContainEqual(['core-1', 'core-2']);
  expect(ids(twins(floor))).toContainEqual(['ap-1', 'ap-2']);
  expect(ids(twins(floor))).toContainEqual(['acc-1']);
});

test('a tree stands over the middle of what hangs on it, and nothing overlaps', () => {
  const merged = mergeBlocks(kin(floor), floor.links);
  const corners = merged.unmerged(treeLayout(merged.core) ?? new Map());
  expect([...corners.keys()].toSorted()).toEqual(floor.blocks.map(({ id }) => id).toSorted());
  const middle = (...group: string[]) =>
    group.reduce((sum, id) => sum + (corners.get(id)?.x ?? Number.NaN) + 50, 0) / group.length;
  expect(middle('core-1', 'core-2')).toBe(middle('acc-1', 'acc-2'));
  expect(middle('wireless')).toBe(middle('ap-1', 'ap-2', 'ap-3', 'ap-10'));
  const placed = [...corners.values()];
  for (const [i, a] of placed.entries())
    for (const b of placed.slice(i + 1)) expect(a.y === b.y && Math.abs(a.x - b.x) < 100).toBe(false);
});

test('what hangs on two that stand apart is no tree', () => {
  const ring = core(
    [block('core', 3), block('acc', 5), block('server', 7)],
    [
      ['core', 'acc'],
      ['core', 'server'],
      ['acc', 'server'],
    ],
  );
  expect(treeLayout(ring)).toBeUndefined();
});
