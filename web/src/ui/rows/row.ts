import type { PasteColumn } from './pasted-rows.ts';

/** A row whose cells are all text. */
export type TextRow = { readonly key: string } & Readonly<Record<string, string>>;

export interface RowColumn extends PasteColumn {
  readonly header: string;
  readonly unit?: string;
  readonly placeholder?: string;
  /** Names the row, and is not edited. */
  readonly isFixed?: boolean;
}

/** What can be done to the rows of a table. */
export interface RowActions {
  readonly edit: (key: string, field: string, text: string) => void;
  readonly add: () => void;
  readonly duplicate: (key: string) => void;
  readonly remove: (key: string) => void;
  /** Where the order of the rows means something. */
  readonly move?: ((key: string, by: -1 | 1) => void) | undefined;
  /** Fills cells from a row on, into the given columns; adds the rows that are missing. */
  readonly paste: (
    fromRow: number,
    columns: readonly PasteColumn[],
    cells: readonly (readonly string[])[],
  ) => void;
  /** Takes a text as rows in the place of one; false where it is none of the kind. */
  readonly pasteText: (key: string, text: string) => boolean;
}

/** What a row states beside its cells, opened from its actions. Both functions stay the same from one drawing to the next. */
export interface RowMore {
  /** The labels of what is stated. */
  readonly statedIn: (row: TextRow) => readonly string[];
  readonly open: (key: string) => void;
}
