import { type DesignSummary, listDesigns } from '#shared/contract/designs.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { designStatuses } from '#web/documents/designs/design-statuses.ts';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import { RecentCard } from './recent-card.tsx';

export interface RecentDesignsProps {
  readonly designs: readonly DesignSummary[] | undefined;
  readonly error: unknown;
  readonly onRetry: () => void;
}

export function RecentDesigns({ designs, error, onRetry }: RecentDesignsProps) {
  return (
    <RecentCard
      title="Recent designs"
      to="/designs"
      empty="No designs yet."
      items={designs?.map(({ id, designName, designStatus, plannedDevices, updatedAt }) => ({
        id,
        to: `/designs/${id}`,
        title: designName,
        detail: (
          <>
            {plannedDevices > 0 ? formatCount(plannedDevices, 'device') : 'No topology yet'} ·{' '}
            <RelativeTime instant={updatedAt} />
          </>
        ),
        end: (
          <StatusBadge tone={designStatuses[designStatus].tone}>
            {designStatuses[designStatus].word}
          </StatusBadge>
        ),
      }))}
      error={error}
      fallback={listDesigns.fallback}
      onRetry={onRetry}
    />
  );
}
