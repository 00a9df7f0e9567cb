import type { Dashboard } from '#shared/contract/dashboard.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { formatBytes } from '#shared/vocabulary/measures.ts';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { RecentCard } from './recent-card.tsx';

export interface RecentReportsProps {
  readonly reports: Dashboard['recentItems']['reports'] | undefined;
}

export function RecentReports({ reports }: RecentReportsProps) {
  return (
    <RecentCard
      title="Recent reports"
      to="/reports"
      empty="No reports yet. Generate one on the Reports tab of a design."
      items={reports?.map(({ id, designId, displayName, pages, sizeBytes, createdAt }) => ({
        id,
        to: `/designs/${designId}/reports`,
        title: displayName,
        detail: (
          <>
            {formatCount(pages, 'page')}, {formatBytes(sizeBytes)} · <RelativeTime instant={createdAt} />
          </>
        ),
      }))}
    />
  );
}
