import { type Cell, cellText } from '#shared/network/control-plane/sections/cell.ts';
import type { PlaneColumn, PlaneRow } from '#shared/network/control-plane/sections/plane-section.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import prose from '#web/ui/prose.module.css';
import { PlaneCell } from './plane-cell.tsx';

export interface PlaneTableProps {
  readonly caption: string;
  readonly columns: readonly PlaneColumn[];
  readonly rows: readonly PlaneRow[];
  /** Whether each row names its site, where the table is of several. */
  readonly withSite?: boolean;
}

const rowsAtOnce = 100;

export function PlaneTable({ caption, columns, rows, withSite = false }: PlaneTableProps) {
  const cells = columns.map(columnOf);
  return (
    <DataTable
      caption={caption}
      columns={withSite ? [siteColumn, ...cells] : cells}
      rows={rows}
      rowKey={({ key }) => key}
      rowsAtOnce={rowsAtOnce}
    />
  );
}

const siteColumn: Column<PlaneRow> = {
  key: 'Site',
  header: 'Site',
  sortBy: ({ site }) => site,
  cell: ({ site }) => site,
};

/** On a phone a row is what it is about and its first figures; the reason is for wider screens. */
const columnOf = ({ id, label, kind }: PlaneColumn, index: number): Column<PlaneRow> => ({
  key: id,
  header: label,
  sortBy: ({ cells }) => textAt(cells, index),
  cell: ({ cells }) => {
    if (kind === 'reason') return <span className={prose.detail}>{textAt(cells, index)}</span>;
    return cells[index] && <PlaneCell cell={cells[index]} />;
  },
  optional: index > 2,
});

const textAt = (cells: readonly Cell[], index: number): string =>
  cells[index] === undefined ? '' : cellText(cells[index]);
