import { describe, expect, it } from 'vitest';
import { toBillCsv } from '#shared/equipment/bill-csv.ts';
import { type BillItem, billOfMaterials } from '#shared/equipment/bill-of-materials.ts';
import { readCsv } from '#shared/equipment/csv-text.ts';
import type { OpticsLine } from '#shared/equipment/optics.ts';
import { deviceOf } from './device-builder.ts';

/** The rows below the names of the columns, each by those names. */
function rowsOf(items: readonly BillItem[], optics: readonly OpticsLine[] = []): Record<string, string>[] {
  const [names = [], ...rows] = readCsv(toBillCsv(billOfMaterials(items, optics)));
  return rows.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index] ?? ''])));
}

describe('a bill of materials as CSV', () => {
  it('has a row for each device that names its estimates', () => {
    const device = deviceOf({
      usd: 1_000,
      licencePerYear: 50,
      sources: { price: 'estimate', drawW: 'estimate', forwardingMbps: 'estimate' },
    });
    expect(rowsOf([{ device, quantity: 3, role: 'access', sites: ['Lagos', 'New York'] }])[0]).toEqual({
      Role: 'access',
      Sites: 'Lagos; New York',
      Manufacturer: 'Acme',
      Model: 'A-48P',
      'Part number': 'A-48P',
      Quantity: '3',
      Currency: 'USD',
      'Unit price': '1000',
      Price: '3000',
      'Licences a year': '150',
      Watts: '300',
      'Rack units': '3',
      'Weight kg': '15',
      Estimates: 'price; watts',
    });
  });

  it('ends with totals with and without estimates, a pair for each currency', () => {
    const guessed = deviceOf({ usd: 100, sources: { price: 'estimate', drawW: 'estimate' } });
    const price = { amount: 70, currency: 'EUR', asOf: '2025-05-01', confidence: 'high' } as const;
    const rows = rowsOf([
      { device: guessed, quantity: 1 },
      { device: deviceOf({ partNumber: 'eu', price }), quantity: 1 },
    ]);
    expect(rows.slice(2).map(({ Role, Currency, Price, Watts }) => [Role, Currency, Price, Watts])).toEqual([
      ['Total with estimates', 'EUR', '70', '200'],
      ['Total without estimates', 'EUR', '70', '100'],
      ['Total with estimates', 'USD', '100', ''],
      ['Total without estimates', 'USD', '0', ''],
    ]);
  });

  it('marks devices without a price as not priced', () => {
    const silent = deviceOf();
    delete silent.price;
    const optics = [{ standard: '10GBASE-SR', speedMbps: 10_000, reach: 'up to 300 m', quantity: 8 }];
    const rows = rowsOf([{ device: silent, quantity: 1 }], optics);
    expect(rows.slice(0, 2)).toMatchObject([
      { Model: 'A-48P', Price: 'not priced' },
      { Model: '10GBASE-SR transceiver, up to 300 m', Quantity: '8', Price: 'not priced' },
    ]);
    expect(rows.at(-1)).toMatchObject({ Role: 'Total without estimates', Currency: '', Price: '' });
  });

  it('writes no cell that a spreadsheet would run as a formula', () => {
    const device = deviceOf({ manufacturer: '=HYPERLINK("x")', model: '+1', partNumber: '-1' });
    const csv = toBillCsv(billOfMaterials([{ device, quantity: 1, role: '@role' }]));
    expect(csv.split('\r\n')[1]).toMatch(/^'@role,,"'=HYPERLINK\(""x""\)",'\+1,'-1,/);
  });
});
