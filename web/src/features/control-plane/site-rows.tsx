import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { PlaneColumn, PlaneRow } from '#shared/network/control-plane/sections/plane-section.ts';
import { formatNumber } from '#web/ui/format.ts';
import { PlaneTable } from './plane-table.tsx';
import styles from './site-rows.module.css';

export interface SiteRowsProps {
  readonly title: string;
  readonly site: string;
  readonly columns: readonly PlaneColumn[];
  readonly rows: readonly PlaneRow[];
  readonly isOpenAtFirst: boolean;
}

/** The rows of one site; drawn once they are opened, so that 200 sites cost 200 lines. */
export function SiteRows({ title, site, columns, rows, isOpenAtFirst }: SiteRowsProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <div className={styles.site}>
      <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <ChevronRight size={16} aria-hidden />
        {site}
        <span>{formatNumber(rows.length)}</span>
      </button>
      {isOpen && <PlaneTable caption={`${title} of ${site}`} columns={columns} rows={rows} />}
    </div>
  );
}
