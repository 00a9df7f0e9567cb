import * as z from 'zod';
import { StatedDesign } from './design-words.ts';
import { type FieldWords, fieldWords } from './field-words.ts';

/** What a field takes; a group holds fields of its own, as an object or as rows of a table. */
export type FieldKind = 'text' | 'number' | 'check' | 'choice' | 'choices' | 'group';

/** A field of a design. */
export interface DesignField extends FieldWords {
  /** Its place in the contract, without the number of a row: `requirements.sites[].name`. */
  readonly path: string;
  readonly kind: FieldKind;
}

/** Every field of a design, each group before what it holds. */
export const designFields: readonly DesignField[] = fieldsOf(StatedDesign, '');

const byPath: ReadonlyMap<string, DesignField> = new Map(designFields.map((field) => [field.path, field]));

/** The field at a place of the contract, whatever the row: `requirements.sites[3].name`. */
export const designField = (path: string): DesignField | undefined =>
  byPath.get(path.replace(/\[\d+\]/g, '[]'));

/** The words of a field that the contract has. @throws Error for any other place */
export function wordsAt(path: string): DesignField {
  const field = designField(path);
  if (field === undefined) throw new Error(`A design has no field ${path}`);
  return field;
}

/** The columns of a table of a design: the fields of its rows. */
export const rowFields = (path: string): readonly DesignField[] =>
  designFields.filter((field) => field.path.startsWith(`${path}[].`));

function fieldsOf(schema: z.ZodType, prefix: string): DesignField[] {
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([name, field]): DesignField[] => {
    if (!(field instanceof z.ZodType)) return [];
    const path = `${prefix}${name}`;
    const inner = innermost(field);
    const entry =
      inner instanceof z.ZodArray && inner.element instanceof z.ZodType ? inner.element : undefined;
    const inside = entry === undefined ? fieldsOf(inner, `${path}.`) : fieldsOf(entry, `${path}[].`);
    const words = fieldWords.get(field);
    if (words === undefined) throw new Error(`The field ${path} has no words`);
    return [{ ...words, path, kind: inside.length > 0 ? 'group' : kindOf(inner) }, ...inside];
  });
}

function kindOf(schema: z.ZodType): FieldKind {
  if (schema instanceof z.ZodBoolean) return 'check';
  if (schema instanceof z.ZodNumber) return 'number';
  if (schema instanceof z.ZodArray) return 'choices';
  return schema instanceof z.ZodEnum ? 'choice' : 'text';
}

/** A schema without what makes it optional or gives it a value. */
function innermost(schema: z.ZodType): z.ZodType {
  const isWrapped =
    schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault;
  const inner = isWrapped ? schema.unwrap() : schema;
  return inner === schema || !(inner instanceof z.ZodType) ? schema : innermost(inner);
}
