import type * as z from 'zod';
import { fieldErrors } from '#shared/contract/field-errors.ts';

/** What is wrong, by the field's path (`sites[0].wiredUsers`), in words that read on from its name: `must not be empty`. */
export type FieldErrors = Readonly<Record<string, string>>;

/** One of the contract's schemas, or values read manually where the schema library would outweigh the page. */
export interface FormSchema<Parsed> {
  safeParse(
    values: unknown,
  ):
    | { readonly success: true; readonly data: Parsed; readonly error?: undefined }
    | { readonly success: false; readonly data?: undefined; readonly error: Pick<z.ZodError, 'issues'> };
}

export interface Validated<Parsed> {
  /** Undefined where something is wrong. */
  readonly parsed: Parsed | undefined;
  readonly errors: FieldErrors;
}

/** What a schema makes of these values, and the first thing that it says against each field. */
export function validate<Parsed>(
  schema: FormSchema<Parsed>,
  values: unknown,
  word: (path: string, message: string) => string = (_, message) => message,
): Validated<Parsed> {
  const { data, error } = schema.safeParse(values);
  const errors: Record<string, string> = {};
  for (const { field, message } of error ? fieldErrors(error) : []) errors[field] ??= word(field, message);
  return { parsed: data, errors };
}

/** As it stands alone under its field: `Must not be empty.` */
export const asSentence = (message: string): string =>
  `${message.charAt(0).toUpperCase()}${message.slice(1)}${/[.?]$/.test(message) ? '' : '.'}`;
