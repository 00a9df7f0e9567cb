import { type FieldSchema, parseFields } from '#shared/contract/field-errors.ts';

/** What is wrong, by the field's path (`sites[0].wiredUsers`), in words that read on from its name: `must not be empty`. */
export type FieldErrors = Readonly<Record<string, string>>;

export interface Validated<Parsed> {
  /** Undefined where something is wrong. */
  readonly parsed: Parsed | undefined;
  readonly errors: FieldErrors;
}

/** What a schema makes of these values, and the first thing that it says against each field. */
export function validate<Parsed>(
  schema: FieldSchema<Parsed>,
  values: unknown,
  word: (path: string, message: string) => string = (_, message) => message,
): Validated<Parsed> {
  const read = parseFields(schema, values);
  if (read.success) return { parsed: read.data, errors: {} };
  const errors: Record<string, string> = {};
  for (const { field, message } of read.errors) errors[field] ??= word(field, message);
  return { parsed: undefined, errors };
}

/** The errors of a field and of whatever is in it: `sites[0].name` is in `sites[0]`, and that in `sites`. */
export const errorsAt = (errors: FieldErrors, field: string): [path: string, message: string][] =>
  Object.entries(errors).filter(
    ([path]) => path === field || path.startsWith(`${field}.`) || path.startsWith(`${field}[`),
  );

/** As it stands alone under its field: `Must not be empty.` */
export const asSentence = (message: string): string =>
  `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;
