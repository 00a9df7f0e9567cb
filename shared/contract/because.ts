import * as z from 'zod';
import { list, namedValues } from './collections.ts';
import { textUpTo, wellFormed } from './text.ts';

/**
 * Why an element is in the plan: the rule and its inputs. `shared/network/reasons` makes the sentences that people
 * read.
 */
export const Because = z.strictObject({
  /** Id of the rule: `access-switches`. */
  rule: z.string().min(1).max(60).check(wellFormed),
  /** Figures by name, in the unit that the name ends with: Mbit/s (`neededMbps`), watts (`growingWatts`), metres (`runM`). */
  inputs: namedValues(textUpTo(60), z.union([textUpTo(500), z.number(), z.boolean()]), 50),
  /** The requirements that it serves, by their path in the design: `requirements.sites[0].phones`. */
  serves: list(textUpTo(120), 100).optional(),
});
export type Because = z.output<typeof Because>;
