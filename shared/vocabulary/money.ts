import { formatNumber } from './counts.ts';

/** Exact to the cent where there are cents; `currency` is its ISO 4217 code. */
export interface Money {
  readonly amount: number;
  readonly currency: string;
}

/** `US$89`, `€12.50`, `NGN 5,000`. */
export function formatMoney({ amount, currency }: Money): string {
  const [whole = '', cents] = Math.abs(amount).toFixed(2).split('.');
  const figure = cents === '00' ? formatNumber(Number(whole)) : `${formatNumber(Number(whole))}.${cents}`;
  return `${amount < 0 ? '-' : ''}${symbols.get(currency) ?? `${currency}\u00a0`}${figure}`;
}

/** With its cents, as bills state it: `US$89.00`. */
export const formatExactMoney = ({ amount, currency }: Money): string => {
  const figure = formatMoney({ amount, currency });
  return /\.\d\d$/.test(figure) ? figure : `${figure}.00`;
};

/** A sum in whole units, with `~` if it includes estimates: `~US$4,200`. */
export const formatSum = ({ amount, currency }: Money, isEstimate = false): string =>
  `${isEstimate ? '~' : ''}${formatMoney({ amount: Math.round(amount), currency })}`;

const symbols = new Map([
  ['USD', 'US$'],
  ['EUR', '€'],
  ['GBP', '£'],
]);
