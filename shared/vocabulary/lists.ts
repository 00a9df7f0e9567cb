import { formatNumber } from './counts.ts';

/** `a`, `a and b`, `a, b and c`. */
export const joinAnd = (items: readonly string[]): string => joined(items, 'and');

/** `a`, `a or b`, `a, b or c`. */
export const joinOr = (items: readonly string[]): string => joined(items, 'or');

/** As `joinAnd`, of `most` items at most: `a, b and 3 more`. The name of a single one is written where it is no longer than `1 more`. */
export function joinSome(items: readonly string[], most: number): string {
  const [next = '', ...others] = items.slice(most);
  const inShort = `${formatNumber(others.length + 1)} more`;
  const isNamed = others.length === 0 && next.length <= inShort.length;
  return joinAnd(isNamed ? items : [...items.slice(0, most), inShort]);
}

function joined(items: readonly string[], word: 'and' | 'or'): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${word} ${last}`;
}
