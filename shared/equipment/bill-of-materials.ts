import { type Device, isEstimate } from '../contract/device.ts';
import type { OpticsLine } from './optics.ts';

/** Devices of a design that are bought together. */
export interface BillItem {
  readonly device: Device;
  readonly quantity: number;
  readonly role?: string;
  readonly sites?: readonly string[];
}

export interface BillLine extends BillItem {
  /** Price of all its pieces, in the currency of the device's price. */
  readonly price: number | undefined;
  readonly isPriceEstimate: boolean;
  readonly licencesPerYear: number | undefined;
  readonly isLicenceEstimate: boolean;
  readonly watts: number | undefined;
  readonly rackUnits: number | undefined;
  readonly weightKg: number | undefined;
}

/** A sum with and without its estimates, and what it leaves out: pieces whose figure is not known. */
export interface BillSum {
  readonly total: number;
  readonly estimated: number;
  readonly firm: number;
  readonly piecesNotKnown: number;
}

export interface MoneySum {
  readonly currency: string;
  /** Prices without estimates, and all of them. */
  readonly firm: number;
  readonly withEstimates: number;
  /** Licences a year, and those of them without estimates. */
  readonly licencesPerYear: number;
  readonly firmLicencesPerYear: number;
}

export interface BillOfMaterials {
  readonly lines: readonly BillLine[];
  readonly pieces: number;
  /** A sum for each currency, in the order of their names. */
  readonly money: readonly MoneySum[];
  readonly piecesWithoutPrice: number;
  /** Maximum watts, without devices powered over Ethernet. */
  readonly watts: BillSum;
  readonly rackUnits: BillSum;
  readonly weightKg: BillSum;
  /** Transceivers, which have no price here and are in none of the sums. */
  readonly optics: readonly OpticsLine[];
}

/** What a design's devices add up to; the lines stay in the order of the items. */
export function billOfMaterials(
  items: readonly BillItem[],
  optics: readonly OpticsLine[] = [],
): BillOfMaterials {
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
    optics,
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
    isLicenceEstimate: isEstimate(device, 'licencePerYear'),
    watts: times(drawW),
    rackUnits: times(rackUnits),
    weightKg: times(weightKg),
  };
}

function moneyOf(lines: readonly BillLine[]): MoneySum[] {
  const byCurrency = Map.groupBy(
    lines.filter(({ device }) => device.price !== undefined),
    ({ device }) => device.price?.currency ?? '',
  );
  return [...byCurrency]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([currency, own]) => ({
      currency,
      firm: added(own, ({ price, isPriceEstimate }) => (isPriceEstimate ? 0 : price)),
      withEstimates: added(own, ({ price }) => price),
      licencesPerYear: added(own, ({ licencesPerYear }) => licencesPerYear),
      firmLicencesPerYear: added(own, (line) => (line.isLicenceEstimate ? 0 : line.licencesPerYear)),
    }));
}

const added = (lines: readonly BillLine[], figure: (line: BillLine) => number | undefined): number =>
  rounded(lines.reduce((sum, line) => sum + (figure(line) ?? 0), 0));

function sumOf(
  lines: readonly BillLine[],
  column: 'watts' | 'rackUnits' | 'weightKg',
  figure: 'drawW' | 'rackUnits' | 'weightKg',
): BillSum {
  const total = added(lines, (line) => line[column]);
  const estimated = added(lines, (line) => (isEstimate(line.device, figure) ? line[column] : 0));
  const unknown = lines.filter((line) => line[column] === undefined);
  return {
    total,
    estimated,
    firm: rounded(total - estimated),
    piecesNotKnown: unknown.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

/** Two decimals, which removes rounding errors of sums. */
const rounded = (value: number): number => Math.round(value * 100) / 100;
