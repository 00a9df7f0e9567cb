/**
 * A number as someone typed it. Nothing typed is undefined, so that the contract's default holds; what is not a
 * number is NaN, which the contract refuses in words. Thousands may be grouped: `1,200`, `1 200`.
 */
export function readNumber(text: string): number | undefined {
  const typed = text.trim();
  if (typed === '') return undefined;
  const plain = /^\d{1,3}([, \u00a0\u202f]\d{3})+(\.\d+)?$/.test(typed)
    ? typed.replace(/[, \u00a0\u202f]/g, '')
    : typed;
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
}

/** The same for sums: what is missing or wrong counts as nothing. */
export function readCount(text: string): number {
  const value = readNumber(text);
  return value !== undefined && value > 0 ? value : 0;
}

/** A stored number in its field; a default of zero leaves the field empty. */
export const numberText = (value: number): string => (value === 0 ? '' : String(value));
