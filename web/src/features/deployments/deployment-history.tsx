import type { Deployment, StatusChange } from '#shared/contract/deployment-items.ts';
import { DeploymentStatusBadge } from '#web/documents/deployments/deployment-status-badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';

/** Every status that a deployment has had, the last one first: when, who, and why. */
export const DeploymentHistory = ({ deployment }: { readonly deployment: Deployment }) => (
  <Card title="History">
    <DataTable
      caption="Statuses"
      columns={columns}
      rows={deployment.history.toReversed()}
      rowKey={({ changedAt, status }) => `${changedAt} ${status}`}
      isDense
    />
  </Card>
);

const columns: readonly Column<StatusChange>[] = [
  { key: 'status', header: 'Status', cell: ({ status }) => <DeploymentStatusBadge status={status} /> },
  { key: 'when', header: 'When', cell: ({ changedAt }) => <RelativeTime instant={changedAt} /> },
  { key: 'who', header: 'Who', cell: ({ changedBy }) => changedBy.name },
  { key: 'note', header: 'Note', cell: ({ note }) => note || '–' },
];
