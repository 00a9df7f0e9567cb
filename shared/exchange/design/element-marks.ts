import type * as z from 'zod';

/*
 * Formats of others have fields for names, ports and rates, and none for what else a plan says of an element. Files that we
 * write carry the whole element as JSON where the format has room for metadata; what the format shows itself (name, place)
 * is taken from there when the file is read again, since that is what a person changed in the meantime.
 */

/** The name of the field that carries an element. */
export const markName = 'netwright';

/** An element as the text of its mark. */
export const markOf = (element: object): string => JSON.stringify(element);

/** The element that a mark carries; undefined where there is none, or it is not one. */
export function readMark<Schema extends z.ZodType>(
  schema: Schema,
  mark: string | undefined,
): z.output<Schema> | undefined {
  if (mark === undefined || mark === '') return undefined;
  try {
    const read = schema.safeParse(JSON.parse(mark));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}
