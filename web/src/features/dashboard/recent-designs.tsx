import type { Dashboard } from '#shared/contract/dashboard.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { DesignStatusBadge } from '#web/documents/designs/design-status-badge.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { RecentCard } from './recent-card.tsx';

export interface RecentDesignsProps {
  readonly designs: Dashboard['recentItems']['designs'] | undefined;
}

export function RecentDesigns({ designs }: RecentDesignsProps) {
  return (
    <RecentCard
      title="Recent designs"
      to="/designs"
      empty="No designs yet."
      items={designs?.map(({ id, displayName, designStatus, plannedDevices, createdAt }) => ({
        id,
        to: `/designs/${id}`,
        title: displayName,
        detail: (
          <>
            {plannedDevices > 0 ? formatCount(plannedDevices, 'device') : 'No topology yet'} ·{' '}
            <RelativeTime instant={createdAt} />
          </>
        ),
        end: <DesignStatusBadge status={designStatus} />,
      }))}
    />
  );
}
