import type { DesignSummary } from '#shared/contract/designs.ts';
import { formatCount, formatNumber } from '#shared/vocabulary/counts.ts';
import { actionsOnDesign } from '#web/documents/designs/actions-on-design.ts';
import { DesignStatusBadge } from '#web/documents/designs/design-status-badge.tsx';
import { designStatuses } from '#web/documents/designs/design-statuses.ts';
import type { DesignChanges } from '#web/documents/designs/use-design-changes.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import prose from '#web/ui/prose.module.css';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import table from '#web/ui/table.module.css';
import styles from './designs-table.module.css';

export interface DesignsTableProps {
  readonly designs: readonly DesignSummary[];
  /** Only a list that is shown whole can be sorted here: the service sorts pages by age. */
  readonly isWhole: boolean;
  readonly changes: Pick<DesignChanges, 'archive' | 'restore' | 'remove'>;
}

export function DesignsTable({ designs, isWhole, changes }: DesignsTableProps) {
  return (
    <DataTable
      caption="Designs"
      columns={isWhole ? columns : unsorted}
      rows={designs}
      rowKey={({ id }) => id}
      rowName={({ designName }) => designName}
      rowLink={({ id }) => `/designs/${id}`}
      rowActions={(design) =>
        Object.values(
          actionsOnDesign(design, {
            archive: () => void changes.archive(design),
            restore: () => void changes.restore(design),
            remove: () => void changes.remove(design),
          }),
        )
      }
    />
  );
}

const columns: readonly Column<DesignSummary>[] = [
  {
    key: 'designName',
    header: 'Name',
    sortBy: ({ designName }) => designName,
    cell: (design) => <Name design={design} />,
  },
  {
    key: 'description',
    header: 'Description',
    optional: true,
    cell: ({ description }) => (
      <span className={styles.description} title={description}>
        {description}
      </span>
    ),
  },
  {
    key: 'designStatus',
    header: 'Status',
    optional: true,
    sortBy: ({ designStatus }) => designStatuses[designStatus].word,
    cell: ({ designStatus }) => <DesignStatusBadge status={designStatus} />,
  },
  {
    key: 'plannedDevices',
    header: 'Devices',
    align: 'end',
    optional: true,
    sortBy: ({ plannedDevices }) => plannedDevices,
    cell: ({ plannedDevices }) => (plannedDevices > 0 ? formatNumber(plannedDevices) : <NoTopology />),
  },
  {
    key: 'reportCount',
    header: 'Reports',
    align: 'end',
    optional: true,
    sortBy: ({ reportCount }) => reportCount,
    cell: ({ reportCount }) => formatNumber(reportCount),
  },
  {
    key: 'updatedAt',
    header: 'Updated',
    optional: true,
    sortBy: ({ updatedAt }) => updatedAt,
    cell: ({ updatedAt }) => (
      <span className={styles.time}>
        <RelativeTime instant={updatedAt} />
      </span>
    ),
  },
];

const unsorted = columns.map(({ sortBy: _, ...column }) => column);

/** A design that was never generated has no devices to count. */
const NoTopology = () => (
  <span title="No topology yet">
    <span aria-hidden>–</span>
    <span className="visually-hidden">No topology yet</span>
  </span>
);

/** On a phone, where the other columns have no room, the name carries them. */
function Name({ design }: { readonly design: DesignSummary }) {
  const { designName, designStatus, plannedDevices, updatedAt } = design;
  return (
    <>
      <span className={prose.block}>{designName}</span>
      <span className={table.rest}>
        <DesignStatusBadge status={designStatus} />{' '}
        {plannedDevices > 0 ? formatCount(plannedDevices, 'device') : 'no topology yet'},{' '}
        <RelativeTime instant={updatedAt} />
      </span>
    </>
  );
}
