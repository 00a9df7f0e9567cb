import {
  type Cell,
  cellEntries,
  type ElementReference,
  vlansCell,
} from '#shared/network/control-plane/sections/cell.ts';
import type { PlaneRow, PlaneSection } from '#shared/network/control-plane/sections/plane-section.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { joinSome } from '#shared/vocabulary/lists.ts';
import { briefCell, mostNamed } from './brief-cell.ts';

/** Rows of a section that are configured alike, as one line of a table. */
export interface MergedRow {
  readonly rows: readonly PlaneRow[];
  /** `Trunk`, `3 trunks`. */
  readonly what: string;
  readonly where: string;
  readonly how: string;
}

/** Rows of the same settings become one; reasons are left to the screen. */
export function mergedRows(
  { noun, columns }: Pick<PlaneSection, 'noun' | 'columns'>,
  rows: readonly PlaneRow[],
  nameOf?: (element: ElementReference) => string,
): MergedRow[] {
  const of = ({ cells }: PlaneRow, kind: 'subject' | 'setting') =>
    columns.flatMap((column, index) => {
      const cell = cells[index];
      return column.kind === kind && cell ? [{ label: column.label, text: briefCell(cell, nameOf) }] : [];
    });
  const settings = (row: PlaneRow) => of(row, 'setting').map(({ label, text }) => `${label}: ${text}`);
  return [...Map.groupBy(rows, (row) => settings(row).join('; '))].map(([how, alike]) => {
    const details = columns.flatMap(({ label, kind }, index) => {
      const cells = alike.flatMap((row) => row.cells[index] ?? []);
      return kind === 'detail' ? [`${label}: ${together(cells, nameOf)}`] : [];
    });
    const what = alike.length === 1 ? noun : formatCount(alike.length, noun);
    const subjects = alike.map((row) =>
      of(row, 'subject')
        .map(({ text }) => text)
        .join(' – '),
    );
    return {
      rows: alike,
      what: `${what.charAt(0).toUpperCase()}${what.slice(1)}`,
      where: joinSome(subjects, mostNamed),
      how: [...details, how].join('; '),
    };
  });
}

/** Cells of one column; VLANs that count up over several of them are one range. */
function together(cells: readonly Cell[], nameOf?: (element: ElementReference) => string): string {
  const vlans = cells.flatMap((cell) => (cell.kind === 'vlans' ? [cell.vlans] : []));
  if (vlans.length > 0) return briefCell(vlansCell(vlans.flat()));
  return joinSome(
    cells.flatMap((cell) => cellEntries(cell, nameOf)),
    mostNamed,
  );
}
