import { deviceWordsAt } from '../../vocabulary/fields/device-fields.ts';
import { roleLabels } from '../../vocabulary/fields/role-labels.ts';
import { joinAnd } from '../../vocabulary/lists.ts';
import { writeCsv } from '../csv-text.ts';
import type { BillLine } from './bill-line.ts';
import {
  type BillOfMaterials,
  type BillSum,
  figureOf,
  isFigureEstimate,
  type MoneySum,
  type PhysicalFigure,
  priceOf,
  streetPriceOf,
} from './bill-of-materials.ts';
import { billKindNames } from './bill-words.ts';

/**
 * A bill of materials as CSV: a row for each line, then the totals with and without estimates, a pair of them for each
 * currency. The last column names the estimates of a row. Empty cells are figures that are not known; devices
 * that ports power have no watts of their own, which are among those that the ports supply.
 */
export function toBillCsv(bill: BillOfMaterials): string {
  return writeCsv([Object.values(heads), ...bill.lines.map(lineRow), ...totalRows(bill)]);
}

/** The heads of the columns in their order; a field of a device is called as everywhere. */
const heads = {
  kind: 'Kind',
  role: 'Role',
  sites: 'Sites',
  manufacturer: deviceWordsAt('manufacturer').label,
  model: deviceWordsAt('model').label,
  partNumber: deviceWordsAt('partNumber').label,
  quantity: 'Quantity',
  metres: 'Metres',
  currency: deviceWordsAt('price.currency').label,
  unitPrice: 'Unit price',
  price: 'Price',
  street: 'Street price',
  perYear: 'Price a year',
  term: 'Price over the term',
  watts: 'Watts',
  poeWatts: 'PoE watts',
  rackUnits: deviceWordsAt('specs.rackUnits').label,
  weight: 'Weight kg',
  estimates: 'Estimates',
} as const;
const columns = Object.keys(heads);

const row = (cells: { readonly [Column in keyof typeof heads]?: string | number | undefined }): string[] => {
  const cellOf = new Map(Object.entries(cells));
  return columns.map((column) => `${cellOf.get(column) ?? ''}`);
};

function lineRow(line: BillLine): string[] {
  const { kind, manufacturer, name, partNumber, quantity, metres, places, price, isYearly } = line;
  return row({
    kind: billKindNames[kind],
    role: joinAnd([...new Set(places.flatMap(({ role }) => (role === undefined ? [] : roleLabels[role])))]),
    sites: [...new Set(places.flatMap(({ sites }) => sites))].join('; '),
    manufacturer,
    model: name,
    partNumber,
    quantity,
    metres,
    currency: price?.currency,
    unitPrice: price?.amount ?? notPriced,
    [isYearly ? 'perYear' : 'price']: priceOf(line) ?? notPriced,
    street: streetPriceOf(line),
    watts: figureOf(line, 'drawW'),
    rackUnits: figureOf(line, 'rackUnits'),
    weight: figureOf(line, 'weightKg'),
    estimates: estimatesOf(line).join('; '),
  });
}

const notPriced = 'not priced';

/** Figures of a device that a row shows, as a reader calls them. */
const physicalFigures: readonly (readonly [string, PhysicalFigure])[] = [
  ['watts', 'drawW'],
  ['rack units', 'rackUnits'],
  ['weight', 'weightKg'],
];

const estimatesOf = (line: BillLine): string[] => [
  ...(line.isPriceEstimate ? ['price'] : []),
  ...physicalFigures.flatMap(([name, figure]) =>
    figureOf(line, figure) !== undefined && isFigureEstimate(line, figure) ? [name] : [],
  ),
];

function totalRows({ money, watts, poeWatts, rackUnits, weightKg }: BillOfMaterials): string[][] {
  const totals = (part: 'total' | 'firm', sum: MoneySum | undefined, isFirst: boolean) => {
    const figure = (of: BillSum) => (isFirst ? of[part] : undefined);
    return row({
      kind: part === 'total' ? 'Total with estimates' : 'Total without estimates',
      currency: sum?.currency,
      price: part === 'total' ? sum?.withEstimates : sum?.firm,
      street: part === 'total' ? sum?.street : undefined,
      perYear: part === 'total' ? sum?.perYear : sum?.firmPerYear,
      term: part === 'total' ? sum?.term : undefined,
      // Figures other than money appear once, however many currencies there are.
      watts: figure(watts),
      poeWatts: part === 'total' && isFirst ? poeWatts : undefined,
      rackUnits: figure(rackUnits),
      weight: figure(weightKg),
    });
  };
  return (money.length === 0 ? [undefined] : money).flatMap((sum, index) => [
    totals('total', sum, index === 0),
    totals('firm', sum, index === 0),
  ]);
}
