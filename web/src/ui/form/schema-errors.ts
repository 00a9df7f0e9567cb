import type * as z from 'zod';

/** A sentence for each field that has an error, by its path: `sites[0].wiredUsers`. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What a schema says against these values: the first sentence for each field. */
export function schemaErrors(schema: z.ZodType, values: unknown): FieldErrors {
  const { error } = schema.safeParse(values);
  const errors: Record<string, string> = {};
  for (const issue of error?.issues ?? []) errors[pathOf(issue.path)] ??= capitalised(issue.message);
  return errors;
}

const pathOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (whole, part) =>
      typeof part === 'number' ? `${whole}[${part}]` : `${whole}${whole && '.'}${String(part)}`,
    '',
  );

const capitalised = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);
