import type { Deployment } from '#shared/contract/deployment-items.ts';
import { deploymentLink } from '#web/documents/deployments/model/deployment-links.ts';
import { deploymentWords } from '#web/documents/deployments/model/status-words.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import prose from '#web/ui/prose.module.css';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { actionsOnDeployment, type DeploymentTasks } from './actions-on-deployment.ts';
import { DeploymentStatusBadge } from './deployment-status-badge.tsx';

export interface DeploymentsTableProps {
  readonly caption: string;
  readonly deployments: readonly Deployment[];
  readonly tasksOf: (deployment: Deployment) => DeploymentTasks;
  /** Only a list that is shown whole can be sorted here: the service sorts pages by age. */
  readonly isWhole: boolean;
  /** Columns that say the same in each row. */
  readonly without?: readonly ColumnKey[];
}

type ColumnKey = 'device' | 'template';

/** Deployments, newest first; a row opens one, its menu has the steps that its status allows. */
export function DeploymentsTable(props: DeploymentsTableProps) {
  const { caption, deployments, tasksOf, isWhole, without = [] } = props;
  const shown = columns.filter(({ key }) => !without.some((left) => left === key));
  return (
    <DataTable
      caption={caption}
      columns={isWhole ? shown : shown.map(({ sortBy: _, ...column }) => column)}
      rows={deployments}
      rowKey={({ id }) => id}
      rowName={({ device, name }) => `${name} on ${device.name}`}
      rowLink={deploymentLink}
      rowActions={(deployment) => actionsOnDeployment(deployment, tasksOf(deployment))}
      rowsAtOnce={50}
    />
  );
}

const columns: readonly Column<Deployment>[] = [
  {
    key: 'device',
    header: 'Device',
    sortBy: ({ device }) => device.name,
    cell: ({ device }) => (
      <>
        <span className={prose.breaks}>{device.name}</span>
        <span className={prose.beneath}>{`${device.manufacturer} ${device.model}`.trim()}</span>
      </>
    ),
  },
  {
    key: 'template',
    header: 'Template',
    sortBy: ({ name }) => name,
    cell: ({ name, version, rollbackOf }) => (
      <>
        <span className={prose.breaks}>{name}</span>
        <span className={prose.beneath}>
          Version {version}
          {rollbackOf !== undefined && ', rolls back'}
        </span>
      </>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    sortBy: ({ status }) => deploymentWords[status].word,
    cell: ({ status }) => <DeploymentStatusBadge status={status} />,
  },
  {
    key: 'notes',
    header: 'Note',
    optional: true,
    cell: ({ notes, history }) => <span className={prose.detail}>{history.at(-1)?.note || notes}</span>,
  },
  {
    key: 'by',
    header: 'By',
    optional: true,
    sortBy: ({ deployedBy }) => deployedBy.name,
    cell: ({ deployedBy }) => deployedBy.name,
  },
  {
    key: 'deployedAt',
    header: 'Created',
    optional: true,
    sortBy: ({ deployedAt }) => deployedAt,
    cell: ({ deployedAt }) => (
      <span className={prose.whole}>
        <RelativeTime instant={deployedAt} />
      </span>
    ),
  },
];
