import { rowFields } from '#shared/vocabulary/fields/design-fields.ts';
import { isMeasure } from '#shared/vocabulary/fields/field-text.ts';
import type { PasteColumn } from '#web/features/design-form/model/pasted-rows.ts';

/** A row whose cells are all text. */
export type TextRow = { readonly key: string } & Readonly<Record<string, string>>;

export interface RowColumn extends PasteColumn {
  readonly header: string;
  readonly unit?: string;
  readonly placeholder?: string;
}

/** What can be done to the rows of a table. */
export interface RowActions {
  readonly edit: (key: string, field: string, text: string) => void;
  readonly add: () => void;
  readonly duplicate: (key: string) => void;
  readonly remove: (key: string) => void;
  /** Fills cells from a row on, into the given columns; adds the rows that are missing. */
  readonly paste: (
    fromRow: number,
    columns: readonly PasteColumn[],
    cells: readonly (readonly string[])[],
  ) => void;
}

/** The columns of one of a design's tables: a field of its rows each. */
export const rowColumns = (path: string): readonly RowColumn[] =>
  rowFields(path).map(({ path: field, kind, label, unit, placeholder, values }) => ({
    field: field.slice(path.length + '[].'.length),
    header: label,
    ...(kind === 'check'
      ? { kind: 'choice', choices: { false: 'No', true: 'Yes', ...values } }
      : { kind: kind === 'choice' || kind === 'number' ? kind : 'text', ...(values && { choices: values }) }),
    // Of people and devices the header says what is counted.
    ...(isMeasure(unit) && { unit }),
    ...(placeholder !== undefined || kind === 'number' ? { placeholder: placeholder ?? '0' } : {}),
  }));
