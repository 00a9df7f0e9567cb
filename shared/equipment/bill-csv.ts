import { type Figure, isEstimate } from '../contract/device.ts';
import { deviceWordsAt } from '../vocabulary/fields/device-fields.ts';
import type { BillLine, BillOfMaterials, BillSum, MoneySum } from './bill-of-materials.ts';
import { writeCsv } from './csv-text.ts';
import type { OpticsLine } from './optics.ts';

/**
 * A bill of materials as CSV: a row for each device, a row for each kind of transceiver, then the totals with and
 * without estimates, a pair of them for each currency. The last column names the estimates of a row. Empty cells
 * are figures that are not known.
 */
export function toBillCsv(bill: BillOfMaterials): string {
  return writeCsv([
    Object.values(heads),
    ...bill.lines.map(deviceRow),
    ...bill.optics.map(opticsRow),
    ...totalRows(bill),
  ]);
}

/** The heads of the columns in their order; a field of a device is called as everywhere. */
const heads = {
  role: 'Role',
  sites: 'Sites',
  manufacturer: deviceWordsAt('manufacturer').label,
  model: deviceWordsAt('model').label,
  partNumber: deviceWordsAt('partNumber').label,
  quantity: 'Quantity',
  currency: deviceWordsAt('price.currency').label,
  unitPrice: 'Unit price',
  price: 'Price',
  licences: 'Licences a year',
  watts: 'Watts',
  rackUnits: deviceWordsAt('specs.rackUnits').label,
  weight: 'Weight kg',
  estimates: 'Estimates',
} as const;
const columns = Object.keys(heads);

const row = (cells: { readonly [Column in keyof typeof heads]?: string | number | undefined }): string[] => {
  const cellOf = new Map(Object.entries(cells));
  return columns.map((column) => `${cellOf.get(column) ?? ''}`);
};

function deviceRow(line: BillLine): string[] {
  const { device, quantity, role, sites = [] } = line;
  return row({
    role: role,
    sites: sites.join('; '),
    manufacturer: device.manufacturer,
    model: device.model,
    partNumber: device.partNumber,
    quantity,
    currency: device.price?.currency,
    unitPrice: device.price?.amount ?? notPriced,
    price: line.price ?? notPriced,
    licences: line.licencesPerYear,
    watts: line.watts,
    rackUnits: line.rackUnits,
    weight: line.weightKg,
    estimates: shownFigures
      .flatMap(([name, figure]) => (isEstimate(device, figure) ? [name] : []))
      .join('; '),
  });
}

const notPriced = 'not priced';

/** Figures of a device that a row shows, as a reader calls them. */
const shownFigures: readonly (readonly [string, Figure])[] = [
  ['price', 'price'],
  ['licences', 'licencePerYear'],
  ['watts', 'drawW'],
  ['rack units', 'rackUnits'],
  ['weight', 'weightKg'],
];

function opticsRow({ standard, reach, quantity }: OpticsLine): string[] {
  const model = standard === undefined ? `Transceiver, ${reach}` : `${standard} transceiver, ${reach}`;
  return row({
    role: 'transceiver',
    model,
    quantity,
    unitPrice: notPriced,
    price: notPriced,
  });
}

function totalRows({ money, watts, rackUnits, weightKg }: BillOfMaterials): string[][] {
  const totals = (part: 'total' | 'firm', sum: MoneySum | undefined, isFirst: boolean) => {
    const figure = (of: BillSum) => (isFirst ? of[part] : undefined);
    return row({
      role: part === 'total' ? 'Total with estimates' : 'Total without estimates',
      currency: sum?.currency,
      price: part === 'total' ? sum?.withEstimates : sum?.firm,
      licences: part === 'total' ? sum?.licencesPerYear : sum?.firmLicencesPerYear,
      // Figures other than money appear once, however many currencies there are.
      watts: figure(watts),
      rackUnits: figure(rackUnits),
      weight: figure(weightKg),
    });
  };
  return (money.length === 0 ? [undefined] : money).flatMap((sum, index) => [
    totals('total', sum, index === 0),
    totals('firm', sum, index === 0),
  ]);
}
