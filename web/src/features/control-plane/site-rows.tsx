import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { formatNumber } from '../../ui/format.ts';
import type { PlaneRow } from './model/plane-section.ts';
import styles from './site-rows.module.css';

export interface SiteRowsProps {
  readonly title: string;
  /** Empty for rows of the whole network, which are never folded away. */
  readonly site: string;
  readonly columns: readonly string[];
  readonly rows: readonly PlaneRow[];
  readonly isOpenAtFirst: boolean;
}

const rowsAtOnce = 100;

/** The rows of one site; drawn once they are opened, so that 200 sites cost 200 lines. */
export function SiteRows({ title, site, columns, rows, isOpenAtFirst }: SiteRowsProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const table = (
    <DataTable
      caption={site ? `${title} of ${site}` : title}
      columns={columns.map(columnOf)}
      rows={rows}
      rowKey={({ key }) => key}
      rowsAtOnce={rowsAtOnce}
    />
  );
  if (!site) return table;
  return (
    <div className={styles.site}>
      <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <ChevronRight size={16} aria-hidden />
        {site}
        <span>{formatNumber(rows.length)}</span>
      </button>
      {isOpen && table}
    </div>
  );
}

/** On a phone a row is what it is about and its first figures; the reason is for wider screens. */
const columnOf = (header: string, index: number): Column<PlaneRow> => ({
  key: header,
  header,
  sortBy: ({ cells }) => cells[index] ?? '',
  cell: ({ cells }) => <span className={header === 'Why' ? styles.why : styles.cell}>{cells[index]}</span>,
  optional: index > 2,
});
