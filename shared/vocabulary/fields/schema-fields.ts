import * as z from 'zod';
import { type FieldWords, fieldWords } from './field-words.ts';

/** What a field takes; `names` are several of any name, and a group contains fields, as an object or as rows of a table. */
export type FieldKind = 'text' | 'number' | 'check' | 'choice' | 'choices' | 'names' | 'group';

/** A field of a schema whose words are registered. */
export interface SchemaField extends FieldWords {
  /** Its place in the contract, without the number of a row: `requirements.sites[].name`. */
  readonly path: string;
  readonly kind: FieldKind;
  /** Whether it may be left out. */
  readonly isOptional: boolean;
  /** What the contract takes it to be when it is left out; undefined where it has no default. */
  readonly initial: unknown;
}

/**
 * Every field of an object, each group before what it holds.
 *
 * @throws Error for a field without words
 */
export function fieldsOf(schema: z.ZodType, prefix = ''): SchemaField[] {
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([name, field]): SchemaField[] => {
    if (!(field instanceof z.ZodType)) return [];
    const path = `${prefix}${name}`;
    const inner = innermost(field);
    const entry =
      inner instanceof z.ZodArray && inner.element instanceof z.ZodType ? inner.element : undefined;
    const inside = entry === undefined ? fieldsOf(inner, `${path}.`) : fieldsOf(entry, `${path}[].`);
    const words = fieldWords.get(field);
    if (words === undefined) throw new Error(`The field ${path} has no words`);
    const kind = inside.length > 0 ? 'group' : kindOf(inner);
    const { success: isOptional, data: initial } = z.safeParse(field, undefined);
    return [{ ...words, path, kind, isOptional, initial }, ...inside];
  });
}

/** What a field of a schema is called, by its place: `requirements.sites[0].name`; undefined where it has no words. */
export function labelIn(schema: z.ZodType, path: string): string | undefined {
  let field: unknown = schema;
  for (const step of path.match(/[^.[\]]+/g) ?? []) {
    const holder = field instanceof z.ZodType ? innermost(field) : undefined;
    field =
      holder instanceof z.ZodArray
        ? holder.element
        : holder instanceof z.ZodObject
          ? holder.shape[step]
          : undefined;
  }
  return field instanceof z.ZodType ? fieldWords.get(field)?.label : undefined;
}

function kindOf(schema: z.ZodType): FieldKind {
  if (schema instanceof z.ZodBoolean) return 'check';
  if (schema instanceof z.ZodNumber) return 'number';
  if (schema instanceof z.ZodArray) return schema.element instanceof z.ZodString ? 'names' : 'choices';
  return schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral ? 'choice' : 'text';
}

/** A schema without what makes it optional, gives it a value, or prepares what it parses. */
function innermost(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodPipe && schema.out instanceof z.ZodType) return innermost(schema.out);
  const isWrapped =
    schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault;
  const inner = isWrapped ? schema.unwrap() : schema;
  return inner === schema || !(inner instanceof z.ZodType) ? schema : innermost(inner);
}
