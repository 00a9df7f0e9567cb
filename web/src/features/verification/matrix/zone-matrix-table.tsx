import { Button } from '@aws-amplify/ui-react';
import { Ban, CircleCheck, type LucideIcon, TriangleAlert } from 'lucide-react';
import { Fragment, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ZoneCell, ZoneMatrix } from '#shared/network/verification/zone-matrix.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { zoneName } from '#shared/vocabulary/topology/topology-words.ts';
import { walkLink, walkOf } from '#web/documents/verifications/walk-address.ts';
import prose from '#web/ui/prose.module.css';
import table from '#web/ui/table.module.css';
import { usePrinting } from '#web/ui/use-printing.ts';
import styles from './zone-matrix-table.module.css';

export interface ZoneMatrixTableProps {
  readonly matrix: ZoneMatrix;
  readonly withSites: boolean;
}

/** More sites than this make a page slow to draw; the filter finds the others. */
const sitesAtOnce = 20;

/** Where flows begin in rows, where they lead in columns; a cell leads to the path of the flow that shows it. */
export function ZoneMatrixTable({ matrix: { columns, sites }, withSites }: ZoneMatrixTableProps) {
  const [most, setMost] = useState(sitesAtOnce);
  const isPrinting = usePrinting();
  const shown = isPrinting ? sites : sites.slice(0, most);
  const hidden = sites.length - shown.length;
  return (
    <>
      <div className={table.frame}>
        <table className={`${table.table} ${table.dense} ${styles.matrix}`}>
          <caption className="visually-hidden">Flows between zones</caption>
          <thead>
            <tr>
              <th scope="col">From</th>
              {columns.map((zone) => (
                <th key={zone} scope="col">
                  to {zoneName(zone)}
                </th>
              ))}
            </tr>
          </thead>
          {shown.map(({ site, rows }) => (
            <tbody key={site}>
              {withSites && (
                <tr className={styles.site}>
                  <th scope="rowgroup" colSpan={columns.length + 1}>
                    {site || 'Outside the sites'}
                  </th>
                </tr>
              )}
              {rows.map(({ zone, cells }) => (
                <tr key={zone}>
                  <th scope="row">{zoneName(zone)}</th>
                  {columns.map((to) => (
                    <td key={to}>
                      <Cell cell={cells.get(to)} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
      <p className={prose.note}>
        A cell leads to the path of one of its flows: the first that differs, if any does. – the policy states
        nothing there.
      </p>
      {hidden > 0 && (
        <Button onClick={() => setMost(most + sitesAtOnce)}>
          Show more of {formatCount(hidden, 'hidden site')}
        </Button>
      )}
    </>
  );
}

const icons: Readonly<Record<ZoneCell['tone'], LucideIcon>> = {
  good: CircleCheck,
  neutral: Ban,
  bad: TriangleAlert,
};

function Cell({ cell }: { readonly cell: ZoneCell | undefined }) {
  if (cell === undefined) return <Fragment>–</Fragment>;
  const { tone, outcome, policy, shown } = cell;
  const Icon = icons[tone];
  return (
    <Link
      className={styles.cell ?? ''}
      data-tone={tone}
      to={walkLink(walkOf(shown.flow))}
      title="Walk the path"
    >
      <span>
        <Icon size={14} aria-hidden />
        {outcome}
      </span>{' '}
      <small>{policy}</small>
    </Link>
  );
}
