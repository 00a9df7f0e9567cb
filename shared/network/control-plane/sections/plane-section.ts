import type { Cell } from './cell.ts';

/** One part of the control plane as a table: `Trunks`. */
export interface PlaneSection {
  /** For its anchor and its file. */
  readonly id: string;
  readonly title: string;
  /** What one row is: `trunk`. */
  readonly noun: string;
  /** What an engineer has to know to read it. */
  readonly note: string;
  readonly columns: readonly PlaneColumn[];
  readonly rows: readonly PlaneRow[];
}

export interface PlaneColumn {
  readonly id: string;
  readonly label: string;
  /**
   * `subject`: what the row is about; `detail`: more of it; `setting`: what is configured there; `reason`: why. Rows of
   * the same settings may be read as one.
   */
  readonly kind: 'subject' | 'detail' | 'setting' | 'reason';
}

/** A line of configuration. */
export interface PlaneRow {
  readonly key: string;
  /** Where it belongs; empty for the whole network. */
  readonly site: string;
  /** In the order of the section's columns. */
  readonly cells: readonly Cell[];
}

export const columnsOf = (
  columns: readonly (readonly [PlaneColumn['id'], PlaneColumn['label'], PlaneColumn['kind']])[],
): PlaneColumn[] => columns.map(([id, label, kind]) => ({ id, label, kind }));
