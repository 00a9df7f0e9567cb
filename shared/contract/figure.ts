import * as z from 'zod';
import { mustBe } from './must-be.ts';

/** Smaller figures mean nothing, and DynamoDB stores none below 1e-130. */
const smallest = 0.000_001;

/**
 * A stored number that need not be whole: finite, 0 or at least a millionth. A double has at most 17 significant digits, and
 * DynamoDB keeps 38.
 */
export const figure = (max: number, ...more: readonly z.core.$ZodCheck<number>[]) =>
  z.number().check(
    z.gte(0, 'must not be negative'),
    z.lte(max),
    mustBe((value) => value === 0 || value >= smallest, 'must not be so close to zero'),
    ...more,
  );

/** A stated whole number. */
export const wholeNumber = (max: number) =>
  z.int('must be a whole number').check(z.gte(0, 'must not be negative'), z.lte(max));
