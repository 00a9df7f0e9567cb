import type { Filter } from './filter.ts';

/** Twelve hexadecimal digits, lower case, of a MAC address in any usual notation. */
export function macDigits(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 24) return undefined;
  const text = value.trim().toLowerCase();
  const isUsual =
    /^(?:[\da-f]{12}|(?:[\da-f]{2}([:-]))(?:[\da-f]{2}\1){4}[\da-f]{2}|(?:[\da-f]{4}[.-]){2}[\da-f]{4})$/;
  return isUsual.test(text) ? text.replace(/[^\da-f]/g, '') : undefined;
}

const groups =
  (length: number, separator: string): Filter =>
  (value) =>
    macDigits(value)
      ?.match(new RegExp(`.{${length}}`, 'g'))
      ?.join(separator) ?? '';

/** The notations of MAC addresses, in lower case: `00:1a:2b:…`, `001a.2b3c.4d5e`, `00-1a-2b-…`. */
export const macFilters = {
  mac_colon: groups(2, ':'),
  mac_dot: groups(4, '.'),
  mac_dash: groups(2, '-'),
} satisfies Readonly<Record<string, Filter>>;
