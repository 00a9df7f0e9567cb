import * as z from 'zod';

/** Smaller figures mean nothing, and DynamoDB stores none below 1e-130. */
const smallest = 0.000_001;

/** What a double keeps of a decimal number; DynamoDB keeps 38 digits. */
const significantDigits = 15;

/** A stored number that need not be whole: finite, 0 or at least a millionth, of at most 15 significant digits. */
export const figure = (max: number) =>
  z
    .number()
    .min(0, 'must not be negative')
    .max(max)
    .refine((value) => value === 0 || value >= smallest, 'must not be so close to zero')
    .refine(
      (value) => Number(value.toPrecision(significantDigits)) === value,
      `must have at most ${significantDigits} digits`,
    );
