import { type Device, isEstimate } from './device.ts';

/** Devices of a design that are bought together. */
export interface BillItem {
  readonly device: Device;
  readonly quantity: number;
  readonly role?: string;
}

export interface BillLine extends BillItem {
  /** Price of all its pieces, in the currency of the device's price. */
  readonly price: number | undefined;
  readonly isPriceEstimate: boolean;
  readonly licencesPerYear: number | undefined;
  readonly watts: number | undefined;
  readonly rackUnits: number | undefined;
  readonly weightKg: number | undefined;
}

/** A sum with what it leaves out: pieces whose figure is not known, and how much of it is estimated. */
export interface BillSum {
  readonly total: number;
  readonly estimated: number;
  readonly piecesNotKnown: number;
}

export interface MoneySum {
  readonly currency: string;
  /** Prices that are no estimates, and all of them. */
  readonly firm: number;
  readonly withEstimates: number;
  readonly licencesPerYear: number;
}

export interface BillOfMaterials {
  readonly lines: readonly BillLine[];
  readonly pieces: number;
  /** A sum for each currency, in the order of their names. */
  readonly money: readonly MoneySum[];
  readonly piecesWithoutPrice: number;
  /** Watts at most, without what is powered over Ethernet. */
  readonly watts: BillSum;
  readonly rackUnits: BillSum;
  readonly weightKg: BillSum;
}

/** What a design's devices add up to; the lines stay in the order of the items. */
export function billOfMaterials(items: readonly BillItem[]): BillOfMaterials {
  const lines = items.map(lineOf);
  return {
    lines,
    pieces: items.reduce((sum, { quantity }) => sum + quantity, 0),
    money: moneyOf(lines),
    piecesWithoutPrice: lines.reduce(
      (sum, { price, quantity }) => sum + (price === undefined ? quantity : 0),
      0,
    ),
    watts: sumOf(lines, 'watts', 'drawW'),
    rackUnits: sumOf(lines, 'rackUnits', 'rackUnits'),
    weightKg: sumOf(lines, 'weightKg', 'weightKg'),
  };
}

function lineOf(item: BillItem): BillLine {
  const { device, quantity } = item;
  const { drawW, rackUnits, weightKg } = device.specs;
  const times = (figure: number | undefined) =>
    figure === undefined ? undefined : rounded(figure * quantity);
  return {
    ...item,
    price: times(device.price?.amount),
    isPriceEstimate: isEstimate(device, 'price'),
    licencesPerYear: times(device.licencePerYear),
    watts: times(drawW),
    rackUnits: times(rackUnits),
    weightKg: times(weightKg),
  };
}

function moneyOf(lines: readonly BillLine[]): MoneySum[] {
  const sums = new Map<string, { firm: number; withEstimates: number; licencesPerYear: number }>();
  for (const { device, price = 0, isPriceEstimate, licencesPerYear = 0 } of lines) {
    if (device.price === undefined) continue;
    const { currency } = device.price;
    const sum = sums.get(currency) ?? { firm: 0, withEstimates: 0, licencesPerYear: 0 };
    sum.firm += isPriceEstimate ? 0 : price;
    sum.withEstimates += price;
    sum.licencesPerYear += licencesPerYear;
    sums.set(currency, sum);
  }
  return [...sums]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([currency, { firm, withEstimates, licencesPerYear }]) => ({
      currency,
      firm: rounded(firm),
      withEstimates: rounded(withEstimates),
      licencesPerYear: rounded(licencesPerYear),
    }));
}

function sumOf(
  lines: readonly BillLine[],
  column: 'watts' | 'rackUnits' | 'weightKg',
  figure: 'drawW' | 'rackUnits' | 'weightKg',
): BillSum {
  let total = 0;
  let estimated = 0;
  let piecesNotKnown = 0;
  for (const line of lines) {
    const value = line[column];
    if (value === undefined) piecesNotKnown += line.quantity;
    else {
      total += value;
      estimated += isEstimate(line.device, figure) ? value : 0;
    }
  }
  return { total: rounded(total), estimated: rounded(estimated), piecesNotKnown };
}

/** Two decimals: what sums of decimal fractions leave behind goes. */
const rounded = (value: number): number => Math.round(value * 100) / 100;
