import { describe, expect, it } from 'vitest';
import { toBillCsv } from '#shared/equipment/bill/bill-csv.ts';
import type { BillLine } from '#shared/equipment/bill/bill-line.ts';
import { billOfMaterials } from '#shared/equipment/bill/bill-of-materials.ts';
import { type BillItem, deviceLines } from '#shared/equipment/bill/device-lines.ts';
import { readCsv } from '#shared/equipment/csv-text.ts';
import { deviceOf } from './device-builder.ts';

const csvOf = (items: readonly BillItem[], others: readonly BillLine[] = []): string =>
  toBillCsv(billOfMaterials([...items.flatMap(deviceLines), ...others], 3));

/** The rows below the names of the columns, each by those names. */
function rowsOf(items: readonly BillItem[], others: readonly BillLine[] = []): Record<string, string>[] {
  const [names = [], ...rows] = readCsv(csvOf(items, others));
  return rows.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index] ?? ''])));
}

const pieces = (quantity: number) => [{ quantity, sites: [] }];

describe('a bill of materials as CSV', () => {
  it('has a row for each device that names its estimates', () => {
    const device = deviceOf({
      usd: 1_000,
      licencePerYear: 50,
      sources: { price: 'estimate', drawW: 'estimate', forwardingMbps: 'estimate' },
    });
    const places = [{ quantity: 3, role: 'access', sites: ['Lagos', 'New York'] }] as const;
    const [own, licence] = rowsOf([{ device, places }]);
    expect(own).toEqual({
      Kind: 'Devices',
      Role: 'Access',
      Sites: 'Lagos; New York',
      Manufacturer: 'Acme',
      Model: 'A-48P',
      'Part number': 'A-48P',
      Quantity: '3',
      Metres: '',
      Currency: 'USD',
      'Unit price': '1000',
      Price: '3000',
      'Street price': '',
      'Price a year': '',
      'Price over the term': '',
      Watts: '300',
      'PoE watts': '',
      'Rack units': '3',
      'Weight kg': '15',
      Estimates: 'price; watts',
    });
    expect(licence).toMatchObject({
      Kind: 'Licences',
      Model: 'Licence for A-48P',
      Quantity: '3',
      'Unit price': '50',
      Price: '',
      'Price a year': '150',
      Watts: '',
    });
  });

  it('ends with totals with and without estimates, a pair for each currency', () => {
    const guessed = deviceOf({ usd: 100, sources: { price: 'estimate', drawW: 'estimate' } });
    const price = { amount: 70, currency: 'EUR', asOf: '2025-05-01', confidence: 'high' } as const;
    const rows = rowsOf([
      { device: guessed, places: pieces(1) },
      { device: deviceOf({ partNumber: 'eu', price }), places: pieces(1) },
    ]);
    expect(rows.slice(2).map(({ Kind, Currency, Price, Watts }) => [Kind, Currency, Price, Watts])).toEqual([
      ['Total with estimates', 'EUR', '70', '200'],
      ['Total without estimates', 'EUR', '70', '100'],
      ['Total with estimates', 'USD', '100', ''],
      ['Total without estimates', 'USD', '0', ''],
    ]);
  });

  it('marks devices without a price as not priced', () => {
    const silent = deviceOf();
    delete silent.price;
    const optics: BillLine = {
      kind: 'optic',
      manufacturer: 'Acme',
      name: '10GBASE-SR',
      partNumber: '',
      quantity: 8,
      places: [],
      isPriceEstimate: false,
      isYearly: false,
    };
    const rows = rowsOf([{ device: silent, places: pieces(1) }], [optics]);
    expect(rows.slice(0, 2)).toMatchObject([
      { Model: 'A-48P', Price: 'not priced' },
      { Kind: 'Transceivers', Model: '10GBASE-SR', Quantity: '8', Price: 'not priced' },
    ]);
    expect(rows.at(-1)).toMatchObject({ Kind: 'Total without estimates', Currency: '', Price: '' });
  });

  it('has what ports supply beside what devices draw, and no watts of devices that ports power', () => {
    const accessPoint = deviceOf({ category: 'ap', partNumber: 'W-1' });
    const bill = billOfMaterials(
      [deviceOf(), accessPoint].flatMap((device) => deviceLines({ device, places: pieces(1) })),
      3,
    );
    const [names = [], ...rows] = readCsv(toBillCsv({ ...bill, poeWatts: 30 }));
    const watts = ['Watts', 'PoE watts'].map((name) => names.indexOf(name));
    expect(rows.map((row) => watts.map((column) => row[column]))).toEqual([
      ['100', ''],
      ['', ''],
      ['100', '30'],
      ['100', ''],
    ]);
  });

  it('writes no cell that a spreadsheet would run as a formula', () => {
    const device = deviceOf({ manufacturer: '=HYPERLINK("x")', model: '+1', partNumber: '-1' });
    const csv = csvOf([{ device, places: [{ quantity: 1, sites: ['@site'] }] }]);
    expect(csv.split('\r\n')[1]).toMatch(/^Devices,,'@site,"'=HYPERLINK\(""x""\)",'\+1,'-1,/);
  });
});
