import * as z from 'zod';

/** Smaller figures mean nothing, and DynamoDB stores none below 1e-130. */
const smallest = 0.000_001;

/**
 * A stored number that need not be whole: finite, 0 or at least a millionth. A double has at most 17 significant digits, and
 * DynamoDB keeps 38.
 */
export const figure = (max: number) =>
  z
    .number()
    .min(0, 'must not be negative')
    .max(max)
    .refine((value) => value === 0 || value >= smallest, 'must not be so close to zero');
