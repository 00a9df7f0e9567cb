import { describe, expect, it } from 'vitest';
import { billOfMaterials } from '#shared/equipment/bill-of-materials.ts';
import { deviceOf } from './device-builder.ts';

describe('a bill of materials', () => {
  it('multiplies by quantity and adds up', () => {
    const access = deviceOf({ usd: 1_000.1, licencePerYear: 50 });
    const core = deviceOf({
      partNumber: 'core',
      usd: 9_000,
      specs: { drawW: 300, rackUnits: 2, weightKg: 9.9 },
    });
    const bill = billOfMaterials([
      { device: access, quantity: 3, role: 'access' },
      { device: core, quantity: 2, role: 'core' },
    ]);
    expect(bill.lines[0]).toMatchObject({ price: 3_000.3, watts: 300, rackUnits: 3, weightKg: 15 });
    expect(bill).toMatchObject({
      pieces: 5,
      money: [{ currency: 'USD', firm: 21_000.3, withEstimates: 21_000.3, licencesPerYear: 150 }],
      watts: { total: 900, estimated: 0, piecesNotKnown: 0 },
      rackUnits: { total: 7 },
      weightKg: { total: 34.8 },
    });
  });

  it('keeps estimates and what is not known apart', () => {
    const guessed = deviceOf({ usd: 2_000, sources: { price: 'estimate', drawW: 'estimate' } });
    const silent = deviceOf({ partNumber: 'silent' });
    delete silent.price;
    delete silent.specs.drawW;
    const bill = billOfMaterials([
      { device: guessed, quantity: 2 },
      { device: silent, quantity: 4 },
      { device: deviceOf({ partNumber: 'firm', usd: 500 }), quantity: 1 },
    ]);
    expect(bill.money).toEqual([{ currency: 'USD', firm: 500, withEstimates: 4_500, licencesPerYear: 0 }]);
    expect(bill.piecesWithoutPrice).toBe(4);
    expect(bill.watts).toEqual({ total: 300, estimated: 200, piecesNotKnown: 4 });
  });

  it('never adds one currency to another', () => {
    const price = { amount: 100, currency: 'EUR', asOf: '2025-05-01', confidence: 'high' } as const;
    const { money } = billOfMaterials([
      { device: deviceOf({ usd: 10 }), quantity: 1 },
      { device: deviceOf({ partNumber: 'eu', price }), quantity: 2 },
    ]);
    expect(money.map(({ currency, withEstimates }) => [currency, withEstimates])).toEqual([
      ['EUR', 200],
      ['USD', 10],
    ]);
  });

  it('of nothing is nothing', () => {
    expect(billOfMaterials([])).toMatchObject({ lines: [], pieces: 0, money: [], watts: { total: 0 } });
  });
});
