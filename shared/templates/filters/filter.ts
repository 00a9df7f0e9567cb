/**
 * What a template calls as `value | name(given)`: the value, its positional arguments, and a map of named ones last if
 * there are any. Pure; an empty string where the value or an argument is not of the right kind.
 */
export type Filter = (value: unknown, ...given: unknown[]) => FilterResult;

export type FilterResult = string | number | boolean | readonly (string | number)[];

/** An integer as templates give it: a number, or the same in digits. */
export function integerOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^-?\d{1,15}$/.test(value.trim()) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : undefined;
}
