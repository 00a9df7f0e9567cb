import type * as z from 'zod';
import type { Because } from '../../contract/because.ts';

/** A reason as people read it. */
export interface ReasonText {
  /** What the rule says, independent of its inputs. */
  readonly rule: string;
  /** The result with its inputs; empty for a rule that this release does not know. */
  readonly arithmetic: string;
}

/** A rule of the planner: what goes into it, and how people read it. */
export interface Rule<Inputs extends z.ZodObject> {
  readonly inputs: Inputs;
  /** Undefined for inputs that are not this rule's. */
  readonly read: (inputs: Because['inputs']) => ReasonText | undefined;
}

/** Inputs as they are stored: what is absent has no field. */
export type Inputs<Schema extends z.ZodObject> = {
  [Name in keyof z.output<Schema>]: Exclude<z.output<Schema>[Name], undefined>;
};

/** A rule's title says what it is, its formula how its inputs led to what is planned. */
export const rule = <Schema extends z.ZodObject>(
  inputs: Schema,
  title: string | ((inputs: z.output<Schema>) => string),
  formula: (inputs: z.output<Schema>) => string,
): Rule<Schema> => ({
  inputs,
  read: (given) => {
    const { data } = inputs.safeParse(given);
    if (data === undefined) return undefined;
    return { rule: typeof title === 'string' ? title : title(data), arithmetic: formula(data) };
  },
});
