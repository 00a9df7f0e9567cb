import { formatNumber } from './counts.ts';

/** `a`, `a and b`, `a, b and c`. */
export const joinAnd = (items: readonly string[]): string => joined(items, 'and');

/** `a`, `a or b`, `a, b or c`. */
export const joinOr = (items: readonly string[]): string => joined(items, 'or');

/** As `joinAnd`, of `most` items at most: `a, b and 3 more`. */
export const joinSome = (items: readonly string[], most: number): string =>
  items.length > most
    ? joinAnd([...items.slice(0, most), `${formatNumber(items.length - most)} more`])
    : joinAnd(items);

function joined(items: readonly string[], word: 'and' | 'or'): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${word} ${last}`;
}
