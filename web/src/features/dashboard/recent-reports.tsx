import { listReports, type Report } from '#shared/contract/reports.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { formatBytes } from '#shared/vocabulary/measures.ts';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { RecentCard } from './recent-card.tsx';

export interface RecentReportsProps {
  readonly reports: readonly Report[] | undefined;
  readonly error: unknown;
  readonly onRetry: () => void;
}

export function RecentReports({ reports, error, onRetry }: RecentReportsProps) {
  return (
    <RecentCard
      title="Recent reports"
      to="/reports"
      empty="No reports yet. Generate one on the Reports tab of a design."
      items={reports?.map(({ id, designId, designName, pages, sizeBytes, createdAt }) => ({
        id,
        to: `/designs/${designId}/reports`,
        title: designName,
        detail: (
          <>
            {formatCount(pages, 'page')}, {formatBytes(sizeBytes)} · <RelativeTime instant={createdAt} />
          </>
        ),
      }))}
      error={error}
      fallback={listReports.fallback}
      onRetry={onRetry}
    />
  );
}
