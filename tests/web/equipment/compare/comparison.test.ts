import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareAddressOf, compareViewFrom } from '#web/documents/equipment/model/compare-address.ts';
import { compareDevices } from '#web/features/equipment/model/compare-devices.ts';
import { anySwitch, deviceOf } from '../../../equipment/device-builder.ts';

const small = deviceOf({ partNumber: 'S', usd: 1_000, specs: { poeBudgetW: 370, drawW: 50 } });
const large = deviceOf({ partNumber: 'L', usd: 3_000, specs: { poeBudgetW: 740, drawW: 90 } });
const rowOf = (key: string, devices: Parameters<typeof compareDevices>[0]) =>
  compareDevices(devices)
    .flatMap(({ rows }) => rows)
    .find(({ row }) => row.key === key);

describe('comparing devices', () => {
  it('marks what differs and what is better', () => {
    expect(rowOf('poeBudgetW', [small, large])).toMatchObject({ differs: true, best: [large.id] });
    expect(rowOf('drawW', [small, large])).toMatchObject({ differs: true, best: [small.id] });
    expect(rowOf('price', [small, large])).toMatchObject({ differs: true, best: [small.id] });
    expect(rowOf('rackUnits', [small, large])).toMatchObject({ differs: false, best: [] });
  });

  it('calls several the best when they are equal', () => {
    const twin = { ...large, id: '65a000000000000000000001' };
    expect(rowOf('poeBudgetW', [small, large, twin])?.best).toEqual([large.id, twin.id]);
  });

  it('does not call a price the best next to one in another currency', () => {
    const euros = { ...large, price: { ...deviceOf().price, amount: 1, currency: 'EUR' } } as typeof large;
    expect(rowOf('price', [small, euros])).toMatchObject({ differs: true, best: [] });
  });

  it('treats an unknown figure as different from a known one, and ranks those known', () => {
    const { poeBudgetW: _, ...specs } = large.specs;
    const unknown = { ...large, specs };
    expect(rowOf('poeBudgetW', [small, unknown])).toMatchObject({ differs: true, best: [] });
  });

  it('shows only differences on request, and then all of them', () => {
    fc.assert(
      fc.property(fc.array(anySwitch(), { minLength: 1, maxLength: 4 }), (devices) => {
        const all = compareDevices(devices).flatMap(({ rows }) => rows);
        const differences = compareDevices(devices, true).flatMap(({ rows }) => rows);
        expect(differences).toEqual(all.filter(({ differs }) => differs));
        for (const { best, differs } of all) expect(best.length === 0 || differs).toBe(true);
      }),
    );
  });
});

describe('the address of a comparison', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'].map((letter) => letter.repeat(24));

  it('names at most four devices, each once', () => {
    const view = compareViewFrom(new URLSearchParams(`ids=${[...ids, ids[0]].join(',')}&only=differences`));
    expect(view).toEqual({ ids: ids.slice(0, 4), tooMany: 1, onlyDifferences: true });
  });

  it('leaves out invalid ids', () => {
    expect(compareViewFrom(new URLSearchParams('ids=,x,../,&only=1'))).toEqual({
      ids: [],
      tooMany: 0,
      onlyDifferences: false,
    });
  });

  it('describes the view', () => {
    fc.assert(
      fc.property(fc.subarray(ids, { maxLength: 4 }), fc.boolean(), (chosen, onlyDifferences) => {
        const address = compareAddressOf({ ids: chosen, onlyDifferences });
        expect(compareViewFrom(new URLSearchParams(address))).toEqual({
          ids: chosen,
          tooMany: 0,
          onlyDifferences,
        });
      }),
    );
  });
});
