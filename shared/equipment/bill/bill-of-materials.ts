import { type Device, isEstimate } from '../../contract/device.ts';
import { type BillLine, billKinds } from './bill-line.ts';

/** Lines in the order of their kinds, and what they add up to. */
export interface BillOfMaterials {
  readonly lines: readonly BillLine[];
  /** Devices and controllers. */
  readonly pieces: number;
  /** For how many years what is paid each year is in `term`. */
  readonly years: number;
  /** A sum for each currency, in the order of their names. */
  readonly money: readonly MoneySum[];
  /** Lines without a price, which are in none of the sums. */
  readonly unpriced: readonly BillLine[];
  /** Maximum watts that the devices draw themselves, without what they supply over Ethernet and without what is powered so. */
  readonly watts: BillSum;
  /** Watts that all ports of the plan supply over Ethernet, as their budgets are planned, to what is bought and to what is there; absent where no plan says it. */
  readonly poeWatts?: number;
  readonly rackUnits: BillSum;
  readonly weightKg: BillSum;
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
  /** List prices of what is paid once without estimates, and all of them. */
  readonly firm: number;
  readonly withEstimates: number;
  /** What is paid once at expected street prices, at list prices where none is expected. */
  readonly street: number;
  /** What is paid each year, and that without estimates. */
  readonly perYear: number;
  readonly firmPerYear: number;
  /** What is paid once at list prices and what is paid each year, over the years of the bill. */
  readonly term: number;
}

/** Adds up what is bought. `years` is the term over which what is paid each year counts. */
export function billOfMaterials(unsorted: readonly BillLine[], years: number): BillOfMaterials {
  const lines = unsorted.toSorted((a, b) => billKinds.indexOf(a.kind) - billKinds.indexOf(b.kind));
  const devices = lines.filter(isDevice);
  return {
    lines,
    years,
    pieces: devices.reduce((sum, { quantity }) => sum + quantity, 0),
    money: moneyOf(lines, years),
    unpriced: lines.filter(({ price }) => price === undefined),
    watts: sumOf(
      devices.filter(({ device }) => !isPoweredByPort(device)),
      'drawW',
    ),
    rackUnits: sumOf(devices, 'rackUnits'),
    weightKg: sumOf(devices, 'weightKg'),
  };
}

/** Whether a line is of devices, not of what belongs to them. */
export const isDevice = ({ kind }: BillLine): boolean => kind === 'device' || kind === 'controller';

/** List price of all pieces of a line, of a year where it is paid each year. */
export const priceOf = ({ price, quantity }: BillLine): number | undefined =>
  price && rounded(price.amount * quantity);

/** The same at the street price, where one is expected in the same currency. */
export const streetPriceOf = ({ price, streetPrice, quantity }: BillLine): number | undefined =>
  streetPrice && streetPrice.currency === price?.currency
    ? rounded(streetPrice.amount * quantity)
    : undefined;

export type PhysicalFigure = 'drawW' | 'rackUnits' | 'weightKg';

/** Whether a device takes its power from a switch, among whose PoE it counts: access points do. */
export const isPoweredByPort = (device: Pick<Device, 'category'> | undefined): boolean =>
  device?.category === 'ap';

/** A figure of all pieces of a line; undefined where it is not known, what is bought is no device, or a port powers it. */
export const figureOf = (line: BillLine, figure: PhysicalFigure): number | undefined => {
  if (figure === 'drawW' && isPoweredByPort(line.device)) return undefined;
  const each = isDevice(line) ? line.device?.specs[figure] : undefined;
  return each === undefined ? undefined : rounded(each * line.quantity);
};

export const isFigureEstimate = ({ device }: { readonly device?: Device }, figure: PhysicalFigure): boolean =>
  device !== undefined && isEstimate(device, figure);

function moneyOf(lines: readonly BillLine[], years: number): MoneySum[] {
  const byCurrency = Map.groupBy(
    lines.filter(({ price }) => price !== undefined),
    ({ price }) => price?.currency ?? '',
  );
  return [...byCurrency]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([currency, own]) => {
      const [once, yearly] = [
        own.filter(({ isYearly }) => !isYearly),
        own.filter(({ isYearly }) => isYearly),
      ];
      const firm = (some: readonly BillLine[]) => some.filter(({ isPriceEstimate }) => !isPriceEstimate);
      const [withEstimates, perYear] = [added(once, priceOf), added(yearly, priceOf)];
      return {
        currency,
        firm: added(firm(once), priceOf),
        withEstimates,
        street: added(once, (line) => streetPriceOf(line) ?? priceOf(line)),
        perYear,
        firmPerYear: added(firm(yearly), priceOf),
        term: rounded(withEstimates + years * perYear),
      };
    });
}

const added = (lines: readonly BillLine[], figure: (line: BillLine) => number | undefined): number =>
  rounded(lines.reduce((sum, line) => sum + (figure(line) ?? 0), 0));

function sumOf(devices: readonly BillLine[], figure: PhysicalFigure): BillSum {
  const total = added(devices, (line) => figureOf(line, figure));
  const estimated = added(
    devices.filter((line) => isFigureEstimate(line, figure)),
    (line) => figureOf(line, figure),
  );
  const unknown = devices.filter((line) => figureOf(line, figure) === undefined);
  return {
    total,
    estimated,
    firm: rounded(total - estimated),
    piecesNotKnown: unknown.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

/** Two decimals, which removes rounding errors of sums. */
const rounded = (value: number): number => Math.round(value * 100) / 100;
