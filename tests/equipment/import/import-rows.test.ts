import { describe, expect, it } from 'vitest';
import { EquipmentImport, type ImportRow } from '#shared/contract/equipment-import.ts';
import { importRows } from '#shared/equipment/import/import-rows.ts';
import { deviceOf } from '../device-builder.ts';
import { aDeviceType } from './device-type.ts';

const netbox = (texts: readonly string[], more: object = {}) =>
  EquipmentImport.parse({
    format: 'netbox-yaml',
    files: texts.map((text, index) => ({ name: `${index + 1}.yaml`, text })),
    mode: 'preview',
    ...more,
  });

const csv = (...lines: string[]) =>
  EquipmentImport.parse({
    format: 'csv',
    files: [{ name: 'mine.csv', text: lines.join('\n') }],
    mode: 'preview',
  });

const problemsOf = (rows: readonly ImportRow[]) =>
  rows.map(({ problems }) => problems.map(({ field, message }) => `${field} ${message}`).join('; '));

describe('device types', () => {
  it('become rows with what was assumed', async () => {
    const [row, ...others] = await importRows(netbox([aDeviceType({ part_number: undefined }, 24)]), []);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      file: '1.yaml',
      row: 1,
      device: { category: 'switch', manufacturer: 'Acme', partNumber: 'Switch 8' },
      problems: [],
      notes: [
        'Classified as a switch, based on its ports.',
        'It has no part number: its model “Switch 8” is used instead.',
      ],
    });
  });

  it('whose category is unclear need one, for all of them or for their row', async () => {
    const texts = [aDeviceType(), aDeviceType({ part_number: 'S-9' })];
    expect(problemsOf(await importRows(netbox(texts), []))).toEqual(
      Array(2).fill('category cannot be determined from its name or ports: choose one'),
    );
    const given = netbox(texts, { category: 'switch' });
    expect((await importRows(given, [])).map(({ device }) => device?.category)).toEqual(['switch', 'switch']);
    const [first, second] = given.files;
    const files = [
      { name: 'a', text: '', ...first, categories: { 1: 'router' as const } },
      ...(second ? [second] : []),
    ];
    expect((await importRows({ ...given, files }, [])).map(({ device }) => device?.category)).toEqual([
      'router',
      'switch',
    ]);
  });

  it('take the category given for their row, whatever they look like', async () => {
    const { files, ...rest } = netbox([aDeviceType({ manufacturer: 'Fortinet', model: 'FortiGate 60F' })]);
    expect((await importRows({ files, ...rest }, []))[0]?.device?.category).toBe('firewall');
    const said = files.map((file) => ({ ...file, categories: { 1: 'router' as const } }));
    expect((await importRows({ files: said, ...rest }, []))[0]?.device?.category).toBe('router');
  });

  it('that are invalid name the field or the line', async () => {
    const rows = await importRows(
      netbox(['model: A', aDeviceType({ u_height: 'high' }), 'a: [', '- a', '# nothing'], {
        category: 'switch',
      }),
      [],
    );
    expect(problemsOf(rows)).toEqual([
      'manufacturer is missing',
      'u_height must be a number',
      expect.stringMatching(/^ Line 1 is indented incorrectly/),
      'body must be an object',
      ' The file contains no device.',
    ]);
  });
});

describe('a device twice', () => {
  it('is invalid when the user already has it, however it is spelt', async () => {
    const own = [deviceOf({ manufacturer: 'ACME', partNumber: 's-8' })];
    const rows = await importRows(netbox([aDeviceType({}, 24)]), own);
    expect(problemsOf(rows)).toEqual(['part_number is not new: you already have this device']);
  });

  it('is invalid when an earlier row has it', async () => {
    const rows = await importRows(
      csv(head, 'switch,Acme,One,A-1', 'router,Acme,One again,a-1', 'switch,B,One,A-1'),
      [],
    );
    expect(problemsOf(rows)).toEqual(['', 'part_number is not new: a duplicate of row 2 of mine.csv', '']);
  });
});

const head = 'category,manufacturer,model,part_number';

describe('CSV', () => {
  it('has rows numbered as in a spreadsheet, valid and invalid ones in order', async () => {
    const rows = await importRows(
      csv(
        `${head},ports,layer,price,currency,price_as_of,price_confidence,estimates`,
        'switch,Acme,One,A-1,8x1G-T,2,100,EUR,2026-01-31,low,price',
        'toaster,Acme,,A-2,8 ports,9,,,,,',
        'switch,Acme,Three,A-3,,,,,,,',
      ),
      [],
    );
    expect(rows.map(({ row, notes }) => [row, ...notes])).toEqual([
      [2, '1 figure is an estimate.'],
      [3],
      [4],
    ]);
    expect(problemsOf(rows)).toEqual([
      '',
      'ports “8 ports” is not a port such as 24x1G-T at or 4x10G-SFP+ up; category must be router, switch, firewall, ap, server or wlan-controller; model is missing; layer must be 2 or 3',
      '',
    ]);
  });

  it('may be separated by semicolons or tabs, as spreadsheets do', async () => {
    for (const sign of [';', '\t']) {
      const rows = await importRows(
        csv(head.replaceAll(',', sign), ['ap', 'Acme', 'One', 'A, 1'].join(sign)),
        [],
      );
      expect(rows[0]?.device?.partNumber).toBe('A, 1');
    }
  });

  it('without known column names is invalid in row 1', async () => {
    expect(problemsOf(await importRows(csv('a,b', '1,2'), []))[0]).toContain('category is a required column');
  });
});

it('more than 1,000 devices are rejected', async () => {
  const lines = Array.from({ length: 1_001 }, (_, index) => `switch,Acme,One,A-${index}`);
  await expect(importRows(csv(head, ...lines), [])).rejects.toThrow(
    'One import takes at most 1,000 devices.',
  );
});
