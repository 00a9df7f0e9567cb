import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Option, shareBudget } from '#shared/network/recommend/share-budget.ts';

const anyNeeds = () =>
  fc.array(
    fc.array(
      fc.record({
        cost: fc.option(fc.integer({ min: 1, max: 1_000 }), { nil: undefined }),
        score: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
      { maxLength: 8 },
    ),
    { maxLength: 6 },
  );

const costs = (options: readonly Option[]): number[] => options.flatMap(({ cost }) => cost ?? []);
const sum = (figures: readonly number[]): number => figures.reduce((a, b) => a + b, 0);
const least = (needs: readonly (readonly Option[])[]): number =>
  sum(needs.map((options) => (costs(options).length > 0 ? Math.min(...costs(options)) : 0)));

describe('sharing a budget', () => {
  it('chooses an option for every need and stays within a budget that covers the cheapest', () => {
    fc.assert(
      fc.property(anyNeeds(), fc.nat({ max: 4_000 }), (needs, budget) => {
        const { planned, isTooSmall } = shareBudget(needs, budget);
        expect(isTooSmall).toBe(least(needs) > budget);
        for (const [index, options] of needs.entries()) {
          expect(costs(options).length > 0 ? costs(options) : [0]).toContain(planned[index]);
        }
        expect(sum(planned)).toBeLessThanOrEqual(Math.max(budget, least(needs)));
      }),
    );
  });

  it('saves where that costs the least score', () => {
    const router: Option[] = [
      { cost: 1_000, score: 0.9 },
      { cost: 600, score: 0.8 },
    ];
    const switches: Option[] = [
      { cost: 5_000, score: 0.9 },
      { cost: 4_500, score: 0.4 },
    ];
    expect(shareBudget([router, switches], 5_700)).toEqual({ planned: [600, 5_000], isTooSmall: false });
    expect(shareBudget([router, switches], 6_000).planned).toEqual([1_000, 5_000]);
  });

  it('never pays more for no better score', () => {
    const options: Option[] = [
      { cost: 900, score: 0.5 },
      { cost: 800, score: 0.5 },
      { cost: 700, score: 0.2 },
    ];
    expect(shareBudget([options], 10_000).planned).toEqual([800]);
  });
});
