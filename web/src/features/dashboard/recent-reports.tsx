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
      empty="No report yet. A design’s Reports tab makes one from its topology."
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
