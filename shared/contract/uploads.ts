import * as z from 'zod';

/** A file part of a form. */
export interface Upload {
  readonly fileName: string;
  /** As the client states it; untrusted. */
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** A file part, as the schema of a form sees it. */
export const Upload = z.custom<Upload>(
  (value) =>
    typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array,
  'must be a file',
);

/** A field of a form that is not text: it is sent as JSON. Text that is not JSON is rejected by `schema`. */
export const jsonField = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (typeof value === 'string' ? jsonOrText(value) : value), schema);

/** What a text states as JSON; the text itself where it is none. */
export function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
