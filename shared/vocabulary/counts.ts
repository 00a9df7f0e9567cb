/*
 * Numbers as people read them. Written without `Intl`: loading a locale costs a function's first answer 15 ms
 * (docs/benchmarks.md), and the result does not depend on the machine.
 */

/** `12,400`, `1.25`: thousands separated, two decimals at most. */
export function formatNumber(value: number): string {
  if (Number.isInteger(value) && Math.abs(value) < 1_000) return String(value);
  const [whole = '', decimals] = String(Number(value.toFixed(2))).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}

/** `switch` for one, `switches` for any other number; the plural is given where it is irregular: `has`, `have`. */
export const plural = (count: number, one: string, many = pluralOf(one)): string =>
  count === 1 ? one : many;

/** `1 device`, `12,400 devices`, `2 switches`. */
export const formatCount = (count: number, one: string, many?: string): string =>
  `${formatNumber(count)} ${plural(count, one, many)}`;

const pluralOf = (noun: string): string => {
  if (/(?:s|x|ch|sh)$/.test(noun)) return `${noun}es`;
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
};
