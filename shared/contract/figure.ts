import * as z from 'zod';
import { mustBe } from './must-be.ts';

/** Smaller figures mean nothing, and DynamoDB stores none below 1e-130. */
const smallest = 0.000_001;

// Made once: schemas are most of what a function makes at its start, and each step of a chain copies the one before it.
const number = z.number();
const whole = z.int();
const notNegative = z.gte(0, 'must not be negative');
const notTooSmall = mustBe<number>(
  (value) => value <= 0 || value >= smallest,
  'must not be so close to zero',
);

/**
 * A stored number that need not be whole: finite, 0 or at least a millionth. A double has at most 17 significant digits, and
 * DynamoDB keeps 38.
 */
export const figure = (max: number, ...more: readonly z.core.$ZodCheck<number>[]) =>
  number.check(notNegative, z.lte(max), notTooSmall, ...more);

/** What is said of text and fractions is not said of what is missing or too large. */
const statedWhole = z.int({
  error: ({ code, input }) =>
    code === 'invalid_type' && input !== undefined ? 'must be a whole number' : undefined,
});

/** A stated whole number. */
export const wholeNumber = (max: number) => statedWhole.check(notNegative, z.lte(max));

/** A whole number of the product's own. */
export const wholeBetween = (least: number, most: number) => whole.check(z.gte(least), z.lte(most));

/** How many there are. */
export const Count = whole.check(z.gte(0));
