import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { mostCsvRows, readDevices, writeDevices } from '#shared/equipment/csv.ts';
import { readCsv, writeCsv } from '#shared/equipment/csv-text.ts';
import { deviceOf } from './device-builder.ts';

const head = 'category,manufacturer,model,part_number';

describe('CSV', () => {
  it('is read back as it was written, whatever the cells contain', () => {
    const cell = fc.oneof(fc.string(), fc.constantFrom('=1+1', '-x', 'a"b', 'a,b', '"', '')).map((text) =>
      // An apostrophe before a formula is what the writer itself puts there; line ends are made one.
      text.replaceAll('\r', '').replace(/^'+/, ''),
    );
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 }),
        (rows) => {
          // A byte order mark at the very start belongs to the file and not to the first cell.
          fc.pre(!rows[0]?.[0]?.startsWith('\uFEFF'));
          expect(readCsv(writeCsv(rows))).toEqual(rows);
        },
      ),
    );
  });

  it('never writes a cell that a spreadsheet would run', () => {
    for (const cell of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1']) {
      expect(
        writeCsv([[cell]])
          .replaceAll('"', '')
          .startsWith("'"),
      ).toBe(true);
    }
    expect(writeDevices([deviceOf({ model: '=cmd|calc' })])).toContain("Acme,'=cmd|calc,A-48P");
  });

  it('says where a quotation mark is not closed', () => {
    expect(readDevices(`${head}\nswitch,"Acme`).errors).toEqual([
      { row: 1, field: '', message: 'Row 2 has a quotation mark that is not closed.' },
    ]);
  });
});

describe('devices as CSV', () => {
  it('name estimates by their columns, and accept either name', () => {
    const text = writeDevices([deviceOf({ sources: { drawW: 'estimate', price: 'estimate' } })]);
    expect(text.trimEnd().endsWith('draw_w price')).toBe(true);
    const read = (cell: string) => readDevices(`${head},estimates\nswitch,Acme,One,A-1,"${cell}"`);
    expect(read('price, drawW draw_w').drafts[0]?.draft.sources).toEqual({
      drawW: 'estimate',
      price: 'estimate',
    });
    expect(read('colour').errors).toEqual([
      { row: 2, field: 'estimates', message: 'names “colour”, which is not a figure' },
    ]);
  });

  it('round-trip with their estimates', () => {
    const { drafts, errors } = readDevices(writeDevices(catalogue));
    expect(errors).toEqual([]);
    expect(drafts.length).toBe(catalogue.length);
    drafts.forEach(({ draft }, index) => {
      const { id: _, systemOwned: __, image: ___, sources, ...rest } = catalogue[index] ?? deviceOf();
      const { sources: estimates, ...figures } = draft;
      expect(figures).toEqual(rest);
      const marked = Object.entries(sources).flatMap(([figure, source]) =>
        source === 'estimate' ? [figure] : [],
      );
      expect(Object.keys(estimates).toSorted()).toEqual(marked.toSorted());
    });
  });

  it('may have columns in any order, grouped thousands, and empty rows', () => {
    const text =
      'price,currency,price_as_of,price_confidence,model,part_number,manufacturer,category\r\n"1,250",EUR,2026-01-31,high,X,X-1,Acme,switch\r\n,,,,,,,\r\n';
    const { drafts, errors } = readDevices(text);
    expect(errors).toEqual([]);
    expect(drafts).toEqual([
      {
        row: 2,
        draft: {
          category: 'switch',
          manufacturer: 'Acme',
          model: 'X',
          partNumber: 'X-1',
          specs: { ports: [] },
          price: { amount: 1_250, currency: 'EUR', asOf: '2026-01-31', confidence: 'high' },
          sources: {},
        },
      },
    ]);
  });

  it('name the row and the column of every error, and accept the valid rows', () => {
    const text = [
      `${head},ports,layer,price`,
      'switch,Acme,Good,G-1,8x1G-T,2,',
      'toaster,Acme,Bad,B-1,8 ports,9,cheap',
      'switch,,Bad,B-2,,,',
      'switch,Acme,Bad,B-3,,,,,more',
    ].join('\n');
    const { drafts, errors } = readDevices(text);
    expect(drafts.map(({ row }) => row)).toEqual([2]);
    expect(errors.map(({ row, field }) => `${row} ${field}`)).toEqual([
      '3 ports',
      '3 category',
      '3 layer',
      '3 price',
      '3 currency',
      '3 price_as_of',
      '3 price_confidence',
      '4 manufacturer',
      '5 ',
    ]);
  });

  it('are rejected without required columns, with unknown columns, and in too large a file', () => {
    expect(
      readDevices('category,colour\n').errors.map(({ field, message }) => `${field} ${message}`),
    ).toEqual([
      'manufacturer is a required column',
      'model is a required column',
      'part_number is a required column',
      'colour is not a known column',
    ]);
    expect(readDevices(`${head},model\n`).errors[0]?.message).toBe('appears twice');
    expect(readDevices(`${head}\n${'switch,A,B,C\n'.repeat(mostCsvRows + 1)}`).errors[0]?.message).toContain(
      'at most',
    );
    expect(readDevices('').errors.length).toBeGreaterThan(0);
  });
});
