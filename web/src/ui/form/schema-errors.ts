import type * as z from 'zod';
import { fieldErrors } from '#shared/contract/field-errors.ts';

/** What is wrong, by the field's path (`sites[0].wiredUsers`), in words that read on from its name: `must not be empty`. */
export type FieldErrors = Readonly<Record<string, string>>;

/** One of the contract's schemas, or values read by hand where the schema library would outweigh the page. */
export interface FormSchema<Parsed> {
  safeParse(
    values: unknown,
  ):
    | { readonly success: true; readonly data: Parsed; readonly error?: undefined }
    | { readonly success: false; readonly error: Pick<z.ZodError, 'issues'> };
}

/** What a schema says against these values: the first finding for each field. */
export function schemaErrors(schema: FormSchema<unknown>, values: unknown): FieldErrors {
  const { error } = schema.safeParse(values);
  const errors: Record<string, string> = {};
  for (const { field, message } of error ? fieldErrors(error) : []) errors[field] ??= message;
  return errors;
}

/** As it stands alone under its field: `Must not be empty.` */
export const asSentence = (message: string): string =>
  `${message.charAt(0).toUpperCase()}${message.slice(1)}${/[.?]$/.test(message) ? '' : '.'}`;
