import * as z from 'zod';
import type { DesignStep } from './design-steps.ts';

/** What people read about a field, next to its schema: on the form, in a comparison, in the report. */
export interface FieldWords {
  readonly label: string;
  /** Of a number: `Mbit/s`, `m²`, `users`. */
  readonly unit?: string;
  /** What it means or does to the plan, under the field. */
  readonly help?: string;
  /** Shown in an empty field: an example, or what applies then. */
  readonly placeholder?: string;
  /** What 0, no text, no choice or an empty list means; `None` unless given. */
  readonly empty?: string;
  /** Step of the form; fields of a row have none of their own. */
  readonly step?: DesignStep;
  /** Of a row inside a row: that it is empty says something, and tables for reading have it always. */
  readonly isReadEmpty?: true;
  /** Few networks need it: the form asks for it behind “More”. */
  readonly isMore?: true;
  /** Values that are still read, and no longer offered. */
  readonly retired?: readonly string[];
  /** Values of a choice, in the order in which they are offered; of a yes-or-no field where other words suit it better. */
  readonly values?: Readonly<Record<string, string>>;
}

/** The words of every field that users fill in. A field is its schema, so no name is repeated. */
export const fieldWords = z.registry<FieldWords>();

/** The literals that a schema offers for choice, one by one or several in a list; `never` for any other schema. */
export type ChoiceOf<Schema extends z.ZodType> = LiteralOf<NonNullable<z.output<Schema>>>;
type LiteralOf<Value> = Value extends readonly (infer Entry)[]
  ? LiteralOf<Entry>
  : Value extends string
    ? string extends Value
      ? never
      : Value
    : never;

/** Every choice has to have its words. */
type WordsOf<Schema extends z.ZodType> = FieldWords &
  ([ChoiceOf<Schema>] extends [never]
    ? unknown
    : { readonly values: Readonly<Record<ChoiceOf<Schema>, string>> });

/**
 * Registers the words of each field of an object: one that is left out does not compile.
 *
 * @throws Error where two fields share a schema, and would share their words
 */
export function registerWords<Shape extends Record<string, z.ZodType>>(
  { shape }: { readonly shape: Shape },
  words: { readonly [Name in keyof Shape]: WordsOf<Shape[Name]> },
): void {
  for (const name in shape) {
    const [field, own] = [shape[name], words[name]];
    if (field === undefined || own === undefined) continue;
    if (fieldWords.has(field)) throw new Error(`The field ${name} shares its schema with another one`);
    fieldWords.add(field, own);
  }
}
