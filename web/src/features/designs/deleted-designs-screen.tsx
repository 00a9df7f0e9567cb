import { Button } from '@aws-amplify/ui-react';
import { ArchiveRestore, Trash2 } from 'lucide-react';
import { type DeletedDesign, daysToRestore } from '#shared/contract/designs.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { DesignStatusBadge } from '#web/documents/designs/design-status-badge.tsx';
import { useDeletedDesigns } from '#web/documents/designs/use-deleted-designs.ts';
import { useDesignChanges } from '#web/documents/designs/use-design-changes.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Page } from '#web/ui/page.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useBusy } from '#web/ui/use-busy.ts';

/** What the caller has deleted and can still restore. */
export default function DeletedDesignsScreen() {
  const { data, error, fallback, retry } = useDeletedDesigns();
  return (
    <Page
      title="Deleted designs"
      summary={`A deleted design can be restored for ${daysToRestore} days. Then it is erased with its topology, equipment, reports and deployments.`}
      action={<ButtonLink to="/designs">All designs</ButtonLink>}
    >
      {!data && error && <ErrorState error={error} fallback={fallback} onRetry={retry} />}
      {!data && !error && <Skeleton lines={4} height="2.75rem" label="Loading deleted designs" />}
      {data?.data.length === 0 && (
        <EmptyState icon={Trash2} title="Nothing to restore">
          Designs that you delete are kept here for {daysToRestore} days.
        </EmptyState>
      )}
      {data && data.data.length > 0 && (
        <DataTable caption="Deleted designs" columns={columns} rows={data.data} rowKey={({ id }) => id} />
      )}
    </Page>
  );
}

const columns: readonly Column<DeletedDesign>[] = [
  {
    key: 'designName',
    header: 'Name',
    cell: ({ designName }) => designName,
    sortBy: ({ designName }) => designName,
  },
  {
    key: 'designStatus',
    header: 'Status',
    optional: true,
    cell: ({ designStatus }) => <DesignStatusBadge status={designStatus} />,
  },
  {
    key: 'holds',
    header: 'Holds',
    optional: true,
    cell: ({ plannedDevices, reportCount }) =>
      `${formatCount(plannedDevices, 'device')}, ${formatCount(reportCount, 'report')}`,
  },
  {
    key: 'deletedAt',
    header: 'Deleted',
    optional: true,
    cell: ({ deletedAt }) => <RelativeTime instant={deletedAt} />,
    sortBy: ({ deletedAt }) => deletedAt,
  },
  {
    key: 'eraseAt',
    header: 'Erased',
    cell: ({ eraseAt }) => <RelativeTime instant={eraseAt} />,
    sortBy: ({ eraseAt }) => eraseAt,
  },
  { key: 'restore', header: 'Restore', align: 'end', cell: (design) => <RestoreButton design={design} /> },
];

function RestoreButton({ design }: { readonly design: DeletedDesign }) {
  const { undelete } = useDesignChanges();
  const [isBusy, busyWhile] = useBusy();
  return (
    <Button
      size="small"
      isLoading={isBusy}
      loadingText="Restoring"
      onClick={() => void busyWhile(undelete(design))}
      aria-label={`Restore ${design.designName}`}
    >
      <ArchiveRestore size={14} aria-hidden />
      Restore
    </Button>
  );
}
