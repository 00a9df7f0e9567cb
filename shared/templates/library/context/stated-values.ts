import * as z from 'zod';
import { onceEach } from '../../../caching/once-each.ts';
import { printable } from '../../../vocabulary/printable.ts';

type Reader = (value: unknown) => unknown;

/**
 * A value of a schema as templates read it: every field that the schema has is there, `null` (Jinja's `none`) where it is not
 * stated, so that a template asks for it without an error; and every text is printable. Ids of elements stay as they are.
 */
export function statedValues(schema: z.ZodType, value: unknown): unknown {
  return readerFor(schema)(value);
}

const readerFor = onceEach(readerOf);

function readerOf(schema: z.ZodType): Reader {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    const inner = nested(schema.unwrap());
    return (value) => (value === undefined || value === null ? null : inner(value));
  }
  if (schema instanceof z.ZodArray) {
    const inner = nested(schema.element);
    return (value) => (Array.isArray(value) ? value.map(inner) : []);
  }
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape).map(
      ([name, field]) => [name, name === 'from' ? keep : nested(field)] as const,
    );
    return (value) => {
      if (typeof value !== 'object' || value === null) return null;
      const stated: ReadonlyMap<string, unknown> = new Map(Object.entries(value));
      return Object.fromEntries(fields.map(([name, read]) => [name, read(stated.get(name))]));
    };
  }
  if (schema instanceof z.ZodDiscriminatedUnion) return (value) => nested(optionFor(schema, value))(value);
  return text;
}

const nested = (schema: unknown): Reader => {
  if (!(schema instanceof z.ZodType)) return keep;
  // Looked up when it is first read.
  return (value) => statedValues(schema, value);
};

const keep: Reader = (value) => value ?? null;
const text: Reader = (value) => (typeof value === 'string' ? printable(value) : (value ?? null));

function optionFor(union: z.ZodDiscriminatedUnion, value: unknown): unknown {
  return union.options.find((option) => option instanceof z.ZodType && option.safeParse(value).success);
}
