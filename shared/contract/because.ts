import * as z from 'zod';
import { list, namedValues } from './collections.ts';

/** Why an element is there: the rule, what went in, and the arithmetic in words. */
export const Because = z.strictObject({
  rule: z.string().max(200),
  inputs: namedValues(z.string().max(60), z.union([z.string().max(200), z.number(), z.boolean()]), 50),
  arithmetic: z.string().max(500),
  /** The requirements that it serves, as they stand in the design: `requirements.sites[0].phones`. */
  serves: list(z.string().max(120), 100).optional(),
});
export type Because = z.output<typeof Because>;
