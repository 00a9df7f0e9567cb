import type { PlaneRow } from '#web/features/control-plane/model/plane-section.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { PlaneCell } from './plane-cell.tsx';
import styles from './plane-table.module.css';

export interface PlaneTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly PlaneRow[];
  /** Whether each row tells its site, where the table is of several. */
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
const columnOf = (header: string, index: number): Column<PlaneRow> => ({
  key: header,
  header,
  sortBy: ({ cells }) => cells[index] ?? '',
  cell: ({ cells }) =>
    header === 'Why' ? (
      <span className={styles.why}>{cells[index]}</span>
    ) : (
      <PlaneCell text={cells[index] ?? ''} />
    ),
  optional: index > 2,
});
