import * as z from 'zod';
import { rowFields } from '#shared/vocabulary/fields/design-fields.ts';
import { valueAt } from '#shared/vocabulary/fields/value-at.ts';
import { statedBy, type Texts, textOf } from './field-texts.ts';

/**
 * A row of one of the form's tables: each field of the contract's row as the text in its cell, and `key`, which tells
 * rows apart while their names change. A draft from before a field was asked for leaves it empty.
 */
export const textRow = <Shape extends z.ZodRawShape>(row: z.ZodObject<Shape>) =>
  z.record(z.enum(['key', ...row.keyof().options]), z.string().default(''));

/** A row in the cells of the table at a place of the contract; without values it has the contract's defaults. */
export const textsOf = (path: string, row?: object): Texts =>
  Object.fromEntries(
    cellsOf(path).map(({ name, field }) => [name, textOf(field, row ? valueAt(name, row) : field.initial)]),
  );

/** What the cells of a row state, not yet parsed. */
export const statedRow = (path: string, texts: Texts): Record<string, unknown> =>
  Object.fromEntries(cellsOf(path).map(({ name, field }) => [name, statedBy(field, texts[name] ?? '')]));

const cellsOf = (path: string) =>
  rowFields(path).map((field) => ({ name: field.path.slice(path.length + '[].'.length), field }));
