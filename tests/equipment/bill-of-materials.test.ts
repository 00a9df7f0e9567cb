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
      watts: { total: 900, estimated: 0, firm: 900, piecesNotKnown: 0 },
      rackUnits: { total: 7 },
      weightKg: { total: 34.8 },
    });
  });

  it('keeps estimates apart from unknown figures', () => {
    const guessed = deviceOf({
      usd: 2_000,
      licencePerYear: 50,
      sources: { price: 'estimate', licencePerYear: 'estimate', drawW: 'estimate' },
    });
    const silent = deviceOf({ partNumber: 'silent' });
    delete silent.price;
    delete silent.specs.drawW;
    const bill = billOfMaterials([
      { device: guessed, quantity: 2 },
      { device: silent, quantity: 4 },
      { device: deviceOf({ partNumber: 'firm', usd: 500, licencePerYear: 20 }), quantity: 1 },
    ]);
    expect(bill.money).toEqual([
      { currency: 'USD', firm: 500, withEstimates: 4_500, licencesPerYear: 120, firmLicencesPerYear: 20 },
    ]);
    expect(bill.piecesWithoutPrice).toBe(4);
    expect(bill.watts).toEqual({ total: 300, estimated: 200, firm: 100, piecesNotKnown: 4 });
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

  it('adds up rack units and weight with and without estimates', () => {
    const bill = billOfMaterials([
      { device: deviceOf({ sources: { weightKg: 'estimate' } }), quantity: 2 },
      { device: deviceOf({ partNumber: 'flat', sources: { rackUnits: 'estimate' } }), quantity: 1 },
    ]);
    expect(bill.rackUnits).toEqual({ total: 3, estimated: 1, firm: 2, piecesNotKnown: 0 });
    expect(bill.weightKg).toEqual({ total: 15, estimated: 10, firm: 5, piecesNotKnown: 0 });
  });

  it('lists transceivers without adding them to any sum', () => {
    const optics = [{ standard: '10GBASE-SR', speedMbps: 10_000, reach: 'up to 300 m', quantity: 8 }];
    expect(billOfMaterials([], optics)).toMatchObject({ optics, pieces: 0, piecesWithoutPrice: 0 });
  });

  it('of nothing is empty', () => {
    expect(billOfMaterials([])).toMatchObject({ lines: [], pieces: 0, money: [], watts: { total: 0 } });
  });
});
