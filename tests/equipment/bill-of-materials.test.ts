import { describe, expect, it } from 'vitest';
import type { Device } from '#shared/contract/device.ts';
import { billOfMaterials, figureOf, isDevice, priceOf } from '#shared/equipment/bill/bill-of-materials.ts';
import { deviceLines } from '#shared/equipment/bill/device-lines.ts';
import { deviceOf } from './device-builder.ts';

interface Bought {
  readonly device: Device;
  readonly quantity: number;
  readonly role?: 'access' | 'core';
}

/** A bill of three years. */
const billOf = (items: readonly Bought[]) =>
  billOfMaterials(
    items.flatMap(({ device, quantity, role = 'access' }) =>
      deviceLines({ device, places: [{ role, quantity, sites: [] }] }),
    ),
    3,
  );

describe('a bill of materials', () => {
  it('multiplies by quantity and adds up', () => {
    const access = deviceOf({ usd: 1_000.1, licencePerYear: 50 });
    const core = deviceOf({
      partNumber: 'core',
      usd: 9_000,
      specs: { drawW: 300, rackUnits: 2, weightKg: 9.9 },
    });
    const bill = billOf([
      { device: access, quantity: 3, role: 'access' },
      { device: core, quantity: 2, role: 'core' },
    ]);
    const [first] = bill.lines;
    if (!first) throw new Error('no line');
    expect(priceOf(first)).toBe(3_000.3);
    expect([figureOf(first, 'drawW'), figureOf(first, 'rackUnits'), figureOf(first, 'weightKg')]).toEqual([
      300, 3, 15,
    ]);
    expect(bill).toMatchObject({
      pieces: 5,
      money: [{ currency: 'USD', firm: 21_000.3, withEstimates: 21_000.3, perYear: 150, term: 21_450.3 }],
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
    const bill = billOf([
      { device: guessed, quantity: 2 },
      { device: silent, quantity: 4 },
      { device: deviceOf({ partNumber: 'firm', usd: 500, licencePerYear: 20 }), quantity: 1 },
    ]);
    expect(bill.money).toEqual([
      {
        currency: 'USD',
        firm: 500,
        withEstimates: 4_500,
        street: 4_500,
        perYear: 120,
        firmPerYear: 20,
        term: 4_860,
      },
    ]);
    expect(bill.unpriced.map(({ name, quantity }) => [name, quantity])).toEqual([['silent', 4]]);
    expect(bill.watts).toEqual({ total: 300, estimated: 200, firm: 100, piecesNotKnown: 4 });
  });

  it('never adds one currency to another', () => {
    const price = { amount: 100, currency: 'EUR', asOf: '2025-05-01', confidence: 'high' } as const;
    const { money } = billOf([
      { device: deviceOf({ usd: 10 }), quantity: 1 },
      { device: deviceOf({ partNumber: 'eu', price }), quantity: 2 },
    ]);
    expect(money.map(({ currency, withEstimates }) => [currency, withEstimates])).toEqual([
      ['EUR', 200],
      ['USD', 10],
    ]);
  });

  it('adds up rack units and weight with and without estimates', () => {
    const bill = billOf([
      { device: deviceOf({ sources: { weightKg: 'estimate' } }), quantity: 2 },
      { device: deviceOf({ partNumber: 'flat', sources: { rackUnits: 'estimate' } }), quantity: 1 },
    ]);
    expect(bill.rackUnits).toEqual({ total: 3, estimated: 1, firm: 2, piecesNotKnown: 0 });
    expect(bill.weightKg).toEqual({ total: 15, estimated: 10, firm: 5, piecesNotKnown: 0 });
  });

  it('adds up street prices where they are expected, and list prices elsewhere', () => {
    const price = { amount: 60, currency: 'USD', asOf: '2025-05-01', confidence: 'low' } as const;
    const [line] = deviceLines({ device: deviceOf({ usd: 100 }), places: [{ quantity: 2, sites: [] }] });
    if (!line) throw new Error('no line');
    const bill = billOfMaterials([{ ...line, streetPrice: price }, line], 1);
    expect(bill.money).toMatchObject([{ withEstimates: 400, street: 320 }]);
  });

  it('lists devices first and what is paid each year last', () => {
    const { lines } = billOf([
      { device: deviceOf({ licencePerYear: 50 }), quantity: 1 },
      { device: deviceOf({ partNumber: 'other', licencePerYear: 50 }), quantity: 1 },
    ]);
    expect(lines.map(({ isYearly }) => isYearly)).toEqual([false, false, true, true]);
    expect(lines.filter(isDevice)).toHaveLength(2);
  });

  it('of nothing is empty', () => {
    expect(billOf([])).toMatchObject({ lines: [], pieces: 0, money: [], unpriced: [], watts: { total: 0 } });
  });
});
