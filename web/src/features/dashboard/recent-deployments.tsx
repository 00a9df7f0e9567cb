import type { Dashboard } from '#shared/contract/dashboard.ts';
import { DeploymentStatusBadge } from '#web/documents/deployments/deployment-status-badge.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { RecentCard } from './recent-card.tsx';

export interface RecentDeploymentsProps {
  readonly deployments: Dashboard['recentItems']['deployments'] | undefined;
}

export const RecentDeployments = ({ deployments }: RecentDeploymentsProps) => (
  <RecentCard
    title="Recent deployments"
    to="/deployments"
    empty="No deployments yet. Deploy a template, or a device’s configuration from the Configurations tab of a design."
    items={deployments?.map(({ id, templateId, displayName, deviceName, status, createdAt }) => ({
      id,
      to: `/deployments/${templateId}/${id}`,
      title: displayName,
      detail: (
        <>
          {deviceName} · <RelativeTime instant={createdAt} />
        </>
      ),
      end: <DeploymentStatusBadge status={status} />,
    }))}
  />
);
