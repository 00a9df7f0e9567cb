import * as z from 'zod';
import { rowFields } from '#shared/vocabulary/fields/design-fields.ts';
import { numberText, readNumber } from '#web/ui/form/number-text.ts';

type Texts = Record<string, string>;

/**
 * A row of one of the form's tables: each field of the contract's row as the text in its cell, and `key`, which tells
 * rows apart while their names change. A draft from before a field was asked for leaves it empty.
 */
export const textRow = <Shape extends z.ZodRawShape>(row: z.ZodObject<Shape>) =>
  z.record(z.enum(['key', ...row.keyof().options]), z.string().default(''));

/** A new row: the contract's own defaults. */
export const blankTexts = (row: z.ZodObject): Texts =>
  Object.fromEntries(
    Object.entries(row.shape).map(([name, field]) => [name, cellText(z.safeParse(field, undefined).data)]),
  );

/** A stored row in the cells of its table. */
export const textsOf = (row: object): Texts =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, cellText(value)]));

/** What the cells of a row state, not yet parsed; `path` is the table's place in the contract. */
export const statedRow = (path: string, texts: Readonly<Texts>): Record<string, unknown> =>
  Object.fromEntries(
    rowFields(path).map(({ path: place, kind }) => {
      const name = place.slice(path.length + '[].'.length);
      const text = texts[name] ?? '';
      if (kind === 'number') return [name, readNumber(text)];
      if (kind === 'choices') return [name, text.split(',').filter((choice) => choice !== '')];
      return [name, kind === 'check' ? text === 'true' : text];
    }),
  );

function cellText(value: unknown): string {
  if (typeof value === 'number') return numberText(value);
  return value === undefined ? '' : String(value);
}
