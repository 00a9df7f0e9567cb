import type { Dashboard } from '#shared/contract/dashboard.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { designStatuses } from '#web/documents/designs/design-statuses.ts';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
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
        end: (
          <StatusBadge tone={designStatuses[designStatus].tone}>
            {designStatuses[designStatus].word}
          </StatusBadge>
        ),
      }))}
    />
  );
}
