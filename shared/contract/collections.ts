import * as z from 'zod';

/**
 * A list of at most `max` entries. Its length is looked at before the entries are: naming what is wrong with each of
 * a million of them takes more memory than a function has.
 */
export const list = <Entry extends z.ZodType>(
  entry: Entry,
  max: number,
  message = `must have at most ${max.toLocaleString('en-GB')} entries`,
) =>
  z.preprocess(
    (value: z.input<Entry>[], context) => {
      if (Array.isArray(value) && value.length > max) refuse(context, message);
      return value;
    },
    z.array(entry).max(max, message),
  );

/** Values by name, at most `max` of them, which are counted before they are looked at. */
export const namedValues = <Value extends z.ZodType>(name: z.ZodString, value: Value, max: number) =>
  z.preprocess(
    (values: Record<string, z.input<Value>>, context) => {
      if (typeof values === 'object' && values !== null && Object.keys(values).length > max)
        refuse(context, `must have at most ${max} entries`);
      return values;
    },
    z.record(name, value),
  );

/** An issue in the first half of a pipe keeps the second half from running. */
const refuse = (context: z.RefinementCtx, message: string): void =>
  context.addIssue({ code: 'custom', message });
