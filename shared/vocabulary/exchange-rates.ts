import { formatDayInUtc } from './dates.ts';
import { formatMoney, type Money } from './money.ts';

/** Where rates come from, and the day that they are of. */
interface RateSource {
  readonly name: string;
  readonly asOf: string;
}

const referenceDay = '2024-06-28';
const ecb: RateSource = { name: 'the European Central Bank’s reference rate', asOf: referenceDay };
/** Fixed against the US dollar by the issuing central bank. */
const peg: RateSource = { name: 'the official peg to the US dollar', asOf: referenceDay };
/** About the interbank rate of that day: three digits at most. */
const rounded: RateSource = { name: 'the rounded interbank rate', asOf: referenceDay };

/** What one euro cost in US dollars. */
const dollarsPerEuro = 1.0705;

/** Units of each currency for one euro. */
const perEuro: readonly (readonly [currency: string, units: number])[] = [
  ['EUR', 1],
  ['USD', dollarsPerEuro],
  ['JPY', 171.94],
  ['BGN', 1.9558],
  ['CZK', 25.025],
  ['DKK', 7.4575],
  ['GBP', 0.84638],
  ['HUF', 395.1],
  ['PLN', 4.309],
  ['RON', 4.9773],
  ['SEK', 11.3595],
  ['CHF', 0.9634],
  ['ISK', 148.9],
  ['NOK', 11.3965],
  ['TRY', 35.1868],
  ['AUD', 1.6079],
  ['BRL', 5.8915],
  ['CAD', 1.467],
  ['CNY', 7.7748],
  ['HKD', 8.3594],
  ['IDR', 17_487.21],
  ['ILS', 4.02],
  ['INR', 89.2495],
  ['KRW', 1_474.86],
  ['MXN', 19.5654],
  ['MYR', 5.0501],
  ['NZD', 1.7601],
  ['PHP', 62.56],
  ['SGD', 1.4513],
  ['THB', 39.319],
  ['ZAR', 19.497],
];

/** Units of each currency for one US dollar, of currencies that the European Central Bank does not quote. */
const perDollar: readonly (readonly [currency: string, units: number, source: RateSource])[] = [
  ['AED', 3.6725, peg],
  ['SAR', 3.75, peg],
  ['EGP', 48, rounded],
  ['KES', 129, rounded],
  ['NGN', 1_510, rounded],
];

interface Rate {
  /** Units for one euro. */
  readonly units: number;
  readonly source: RateSource;
}

const rates: ReadonlyMap<string, Rate> = new Map([
  ...perEuro.map(([currency, units]): [string, Rate] => [currency, { units, source: ecb }]),
  ...perDollar.map(([currency, units, source]): [string, Rate] => [
    currency,
    { units: units * dollarsPerEuro, source },
  ]),
]);

/** An amount in another currency; undefined where no rate between the two is known. */
export function convert({ amount, currency }: Money, to: string): number | undefined {
  if (currency === to) return amount;
  const [from, into] = [rates.get(currency), rates.get(to)];
  return from && into && (amount * into.units) / from.units;
}

/** `€1 is US$1.07, by the European Central Bank’s reference rate of 28 June 2024`; undefined where no rate is known. */
export function rateInWords(from: string, to: string): string | undefined {
  const [first, second] = [rates.get(from), rates.get(to)];
  if (first === undefined || second === undefined) return undefined;
  // The larger unit stands first, so that the figure has digits that mean something.
  const [one, other] = first.units <= second.units ? [from, to] : [to, from];
  const { name, asOf } = first.source === ecb ? second.source : first.source;
  const figure = convert({ amount: 1, currency: one }, other) ?? 0;
  const shown = figure >= 100 ? Math.round(figure) : Number(figure.toPrecision(3));
  return `${formatMoney({ amount: 1, currency: one })} is ${formatMoney({ amount: shown, currency: other })}, by ${name} of ${formatDayInUtc(asOf)}`;
}
