import { expect, it } from 'vitest';
import { siteBands } from '#shared/network/drawing/bands.ts';
import { overlap } from '#shared/network/drawing/overlap.ts';
import { aNode } from '../../support/builders.ts';

/** Titles and places of the bands around devices on these floors. */
function bandsOf(places: readonly (readonly [floor: number, x: number, y: number])[]) {
  const nodes = places.map(([floor], index) => aNode({ id: `n${index}`, floor }));
  const at = new Map(places.map(([, x, y], index) => [`n${index}`, { x, y }]));
  return siteBands(nodes, (id) => at.get(id));
}

const usual = [
  [1, 0, 0],
  [1, 132, 104],
  [2, 300, 0],
  [2, 432, 104],
] as const;

it('frames each floor, within what the frame of a site leaves around its devices', () => {
  const [first, second] = bandsOf(usual);
  expect(first).toMatchObject({ title: 'Floor 1', left: -62, right: 194 });
  expect(second).toMatchObject({ title: 'Floor 2', left: 238, bottom: 174 });
  expect((second?.right ?? 0) - 432).toBeLessThan(66);
});

it.each([
  ['beside it', [1, 210, 50]],
  ['beneath it', [2, 200, 150]],
] as const)('keeps both frames where a device is dropped near another floor, %s', (_, dropped) => {
  const bands = bandsOf([...usual, dropped]);
  expect(bands.map(({ title }) => title)).toEqual(['Floor 1', 'Floor 2']);
  expect(bands.some((band) => bands.some((other) => other !== band && overlap(band, other)))).toBe(false);
});

it('draws no frame that would have another floor’s device in it', () => {
  expect(bandsOf([...usual, [1, 350, 50]])).toEqual([]);
});
