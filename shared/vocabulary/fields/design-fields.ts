import { StatedDesign } from './design-words.ts';
import { fieldsOf, type SchemaField } from './schema-fields.ts';
import { valueAt } from './value-at.ts';

export type DesignField = SchemaField;

/** Every field of a design, each group before what it holds. */
export const designFields: readonly DesignField[] = fieldsOf(StatedDesign);

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

/** The columns of a table of a design: the fields of its rows, without those of the rows inside them. */
export const rowFields = (path: string): readonly DesignField[] =>
  designFields.filter(
    (field) => field.path.startsWith(`${path}[].`) && !field.path.slice(path.length + 3).includes('.'),
  );

/** The columns of a table of a design for reading: without those that none of its rows states, and without rows inside its rows. */
export const statedColumns = (path: string, rows: readonly object[]): readonly DesignField[] =>
  rowFields(path).filter(
    ({ path: at, kind, initial, isReadEmpty = false }) =>
      kind !== 'group' &&
      (isReadEmpty ||
        !isNothing(initial) ||
        rows.some((row) => !isNothing(valueAt(at.slice(path.length + 3), row)))),
  );

const isNothing = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.length === 0);
