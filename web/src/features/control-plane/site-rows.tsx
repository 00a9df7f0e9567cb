import type { PlaneColumn, PlaneRow } from '#shared/network/control-plane/sections/plane-section.ts';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import { PlaneTable } from '#web/documents/configurations/plane-table.tsx';
import { Fold } from '#web/ui/fold.tsx';

export interface SiteRowsProps {
  readonly title: string;
  readonly site: string;
  readonly columns: readonly PlaneColumn[];
  readonly rows: readonly PlaneRow[];
  readonly isOpenAtFirst: boolean;
}

/** The rows of one site. */
export const SiteRows = ({ title, site, columns, rows, isOpenAtFirst }: SiteRowsProps) => (
  <Fold title={site} note={formatNumber(rows.length)} isOpenAtFirst={isOpenAtFirst}>
    <PlaneTable caption={`${title} of ${site}`} columns={columns} rows={rows} />
  </Fold>
);
