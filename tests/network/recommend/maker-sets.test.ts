import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makerSets } from '#shared/network/recommend/maker-sets.ts';

const makers = ['A', 'B', 'C', 'D'];
const offers = fc
  .dictionary(fc.constantFrom(...makers), fc.integer({ min: 1, max: 1_000 }), {
    minKeys: 1,
    noNullPrototype: true,
  })
  .map((costs) => new Map(Object.entries(costs)));
const parts = fc
  .array(offers, { minLength: 1, maxLength: 3 })
  .map((all) => new Map(all.map((costs, index) => [`part ${index}`, costs])));

/** What all makers but one cost. */
const forEachBut =
  (further: (total: number) => number) => (makers: ReadonlyMap<string, string>, total: number) =>
    (new Set(makers.values()).size - 1) * further(total);

/** What a maker for each part costs together. */
function costOf(chosen: readonly (readonly [string, number])[], further: (total: number) => number): number {
  const total = chosen.reduce((sum, [, cost]) => sum + cost, 0);
  return total + (new Set(chosen.map(([maker]) => maker)).size - 1) * further(total);
}

it('no maker for each part is cheaper than the first set, with what a further maker costs', () => {
  fc.assert(
    fc.property(
      parts,
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 0, max: 300 }),
      (costs, percent, least) => {
        const further = (total: number) => Math.max(least, (total * percent) / 100);
        const every = [...costs.values()].reduce<(readonly [string, number])[][]>(
          (before, own) => before.flatMap((chosen) => [...own].map((offer) => [...chosen, offer])),
          [[]],
        );
        const [{ makers: first } = { makers: new Map<string, string>() }] = makerSets(
          costs,
          forEachBut(further),
        );
        const chosen = [...first].map(
          ([part, maker]) => [maker, costs.get(part)?.get(maker) ?? Number.NaN] as const,
        );
        expect(first.size).toBe(costs.size);
        expect(costOf(chosen, further)).toBeCloseTo(
          Math.min(...every.map((each) => costOf(each, further))),
          6,
        );
      },
    ),
  );
});

it('another maker has a part only where that saves more than a further maker costs', () => {
  const costs = new Map([
    ['switching', new Map([['A', 100_000]])],
    [
      'firewall',
      new Map([
        ['A', 3_000],
        ['B', 129],
      ]),
    ],
  ]);
  const cheapest = (furtherMaker: number) => {
    const [{ makers: first } = { makers: new Map() }] = makerSets(
      costs,
      forEachBut(() => furtherMaker),
    );
    return [...first];
  };
  expect(cheapest(1_000)).toEqual([
    ['switching', 'A'],
    ['firewall', 'B'],
  ]);
  expect(cheapest(5_000)).toEqual([
    ['switching', 'A'],
    ['firewall', 'A'],
  ]);
});
