import { type Figure, isEstimate } from '../contract/device.ts';
import type { BillLine, BillOfMaterials, BillSum, MoneySum } from './bill-of-materials.ts';
import { writeCsv } from './csv-text.ts';
import type { OpticsLine } from './optics.ts';

/**
 * A bill of materials as CSV: a row for each device, a row for each kind of transceiver, then the totals with and
 * without estimates, a pair of them for each currency. The last column names the estimates of a row. Empty cells
 * are figures that are not known.
 */
export function toBillCsv(bill: BillOfMaterials): string {
  return writeCsv([columns, ...bill.lines.map(deviceRow), ...bill.optics.map(opticsRow), ...totalRows(bill)]);
}

const columns = [
  'Role',
  'Sites',
  'Manufacturer',
  'Model',
  'Part number',
  'Quantity',
  'Currency',
  'Unit price',
  'Price',
  'Licences a year',
  'Watts',
  'Rack units',
  'Weight kg',
  'Estimates',
] as const;
type Column = (typeof columns)[number];

const row = (cells: Partial<Record<Column, string | number | undefined>>): string[] =>
  columns.map((column) => `${cells[column] ?? ''}`);

function deviceRow(line: BillLine): string[] {
  const { device, quantity, role, sites = [] } = line;
  return row({
    Role: role,
    Sites: sites.join('; '),
    Manufacturer: device.manufacturer,
    Model: device.model,
    'Part number': device.partNumber,
    Quantity: quantity,
    Currency: device.price?.currency,
    'Unit price': device.price?.amount ?? notPriced,
    Price: line.price ?? notPriced,
    'Licences a year': line.licencesPerYear,
    Watts: line.watts,
    'Rack units': line.rackUnits,
    'Weight kg': line.weightKg,
    Estimates: shownFigures
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
    Role: 'transceiver',
    Model: model,
    Quantity: quantity,
    'Unit price': notPriced,
    Price: notPriced,
  });
}

function totalRows({ money, watts, rackUnits, weightKg }: BillOfMaterials): string[][] {
  const totals = (part: 'total' | 'firm', sum: MoneySum | undefined, isFirst: boolean) => {
    const figure = (of: BillSum) => (isFirst ? of[part] : undefined);
    return row({
      Role: part === 'total' ? 'Total with estimates' : 'Total without estimates',
      Currency: sum?.currency,
      Price: part === 'total' ? sum?.withEstimates : sum?.firm,
      'Licences a year': part === 'total' ? sum?.licencesPerYear : sum?.firmLicencesPerYear,
      // What is no money stands once, however many currencies there are.
      Watts: figure(watts),
      'Rack units': figure(rackUnits),
      'Weight kg': figure(weightKg),
    });
  };
  return (money.length === 0 ? [undefined] : money).flatMap((sum, index) => [
    totals('total', sum, index === 0),
    totals('firm', sum, index === 0),
  ]);
}
