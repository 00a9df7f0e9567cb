import { describe, expect, it } from 'vitest';
import type { Device, Figure } from '#shared/contract/device.ts';
import { EquipmentImport } from '#shared/contract/equipment-import.ts';
import { catalogue } from '#shared/equipment/catalogue/catalogue.ts';
import { writeDevices } from '#shared/equipment/csv.ts';
import { importRows } from '#shared/equipment/import/import-rows.ts';
import { typeOfPort } from '#shared/equipment/netbox-interfaces.ts';
import { writeYaml } from '#shared/equipment/write-yaml.ts';
import { deviceOf } from '../device-builder.ts';

const readBack = (format: EquipmentImport['format'], text: string) =>
  importRows(EquipmentImport.parse({ format, files: [{ name: 'all', text }], mode: 'preview' }), []);

const estimatesOf = ({ sources }: Pick<Device, 'sources'>, among?: readonly Figure[]) =>
  Object.entries(sources).flatMap(([figure, source]) =>
    source === 'estimate' && (among?.some((one) => one === figure) ?? true) ? [figure] : [],
  );

describe('the whole catalogue, exported and imported again', () => {
  it('is the same in CSV, with every figure and every estimate', async () => {
    const rows = await readBack('csv', writeDevices(catalogue));
    expect(rows.length).toBe(catalogue.length);
    for (const [index, { device, problems }] of rows.entries()) {
      const { id: _, systemOwned: __, sources, ...written } = catalogue[index] ?? deviceOf();
      expect(problems).toEqual([]);
      expect(device).toEqual({ ...written, sources: expect.anything() });
      expect(estimatesOf(device ?? deviceOf()).toSorted()).toEqual(estimatesOf({ sources }).toSorted());
    }
  });

  it('is the same in YAML, as far as NetBox has a field for it', async () => {
    const rows = await readBack('netbox-yaml', writeYaml(catalogue));
    expect(rows.length).toBe(catalogue.length);
    for (const [index, { device, problems }] of rows.entries()) {
      const written = catalogue[index] ?? deviceOf();
      const { specs } = written;
      expect(problems).toEqual([]);
      expect(device).toMatchObject({
        category: written.category,
        manufacturer: written.manufacturer,
        model: written.model,
        partNumber: written.partNumber,
      });
      expect(device?.datasheetUrl).toBe(written.datasheetUrl);
      expect(device?.specs).toEqual(
        withoutUndefined({
          ports: specs.ports.flatMap(({ speedGroup: _, ...port }) =>
            typeOfPort(port) === 'other' ? [] : port,
          ),
          poeInput: specs.poeInput,
          rackUnits: specs.rackUnits,
          airflow: specs.airflow,
          weightKg: specs.weightKg,
          powerSupplies: specs.powerSupplies,
          drawW: isDrawStated(written) ? specs.drawW : undefined,
        }),
      );
      const stated = Object.keys(device?.specs ?? {}) as Figure[];
      expect(estimatesOf(device ?? deviceOf()).toSorted()).toEqual(estimatesOf(written, stated).toSorted());
    }
  });
});

/** NetBox states watts at a supply, and with them what the ports give. */
const isDrawStated = ({ specs }: Device): boolean =>
  (specs.powerSupplies ?? 0) > 0 && specs.ports.every(({ poe }) => poe === undefined);

const withoutUndefined = (figures: object): object =>
  Object.fromEntries(Object.entries(figures).filter(([, figure]) => figure !== undefined));

describe('an export', () => {
  it('of cells that a spreadsheet would run round-trips', async () => {
    for (const model of ['=1+1', "'=1", "''+x", '-2', '@a', "'", "it's"]) {
      const text = writeDevices([deviceOf({ model })]);
      expect(text).not.toMatch(/,[=+@-]/);
      expect((await readBack('csv', text))[0]?.device?.model).toBe(model);
    }
  });

  it('of names that YAML would read as other types round-trips', async () => {
    for (const model of [
      '7005',
      '1e5',
      'null',
      'yes',
      'a: b',
      '- x',
      '# y',
      '"',
      '*a',
      '!!js',
      '---',
      '💡',
    ]) {
      const row = (await readBack('netbox-yaml', writeYaml([deviceOf({ model, partNumber: model })])))[0];
      expect(row?.problems).toEqual([]);
      expect(row?.device).toMatchObject({ model, partNumber: model });
    }
  });
});
