import * as z from 'zod';
import { cellOfRows, rowsInCell } from '#shared/vocabulary/fields/cell-rows.ts';
import { type DesignField, rowFields } from '#shared/vocabulary/fields/design-fields.ts';
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
    cellsOf(path).map(({ name, field }) => [name, cellText(field, row ? valueAt(name, row) : field.initial)]),
  );

/** What the cells of a row state, not yet parsed; what is left out is absent. */
export const statedRow = (path: string, texts: Texts): Record<string, unknown> =>
  Object.fromEntries(
    cellsOf(path)
      .map(({ name, field }) => [name, statedIn(field, texts[name] ?? '')] as const)
      .filter(([, value]) => value !== undefined),
  );

/** Rows inside a row are one cell. */
const cellText = (field: DesignField, value: unknown): string =>
  field.kind === 'group' && Array.isArray(value)
    ? cellOfRows(value.map((row) => Object.values(textsOf(field.path, row))))
    : textOf(field, value);

const statedIn = (field: DesignField, text: string): unknown =>
  field.kind === 'group'
    ? touchedRows(field.path, text).map((row) => statedRow(field.path, row))
    : statedBy(field, text);

/** Without rows at the end that were added and left as they were: they state nothing. */
function touchedRows(path: string, cell: string): readonly Texts[] {
  const rows = rowTexts(path, cell);
  const blank = textsOf(path);
  const last = rows.findLastIndex((row) => Object.entries(row).some(([name, text]) => text !== blank[name]));
  return rows.slice(0, last + 1);
}

/** The rows of a cell, each with its texts by field. */
export const rowTexts = (path: string, cell: string): Texts[] =>
  rowsInCell(cell).map((values) =>
    Object.fromEntries(cellsOf(path).map(({ name }, index) => [name, values[index] ?? ''])),
  );

const cellsOf = (path: string) =>
  rowFields(path).map((field) => ({ name: field.path.slice(path.length + '[].'.length), field }));
