import { FileText } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { useReports } from '#web/documents/reports/use-reports.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './latest-reports.module.css';

/** The newest of a design's reports; the rest, and their downloads, are on its tab. */
export function LatestReports({ designId }: { readonly designId: string }) {
  const { data, error, fallback, retry } = useReports(designId);
  return (
    <Card title="Recent reports">
      {data ? (
        data.data.length === 0 ? (
          <p className={styles.none}>
            None yet. A report shows the requirements, the topology, the devices and the addressing.
          </p>
        ) : (
          <ul className={styles.list}>
            {data.data.slice(0, 4).map(({ id, pages, createdAt, designVersion }) => (
              <li key={id}>
                <FileText size={16} aria-hidden />
                <Link to="reports">Professional report</Link>
                <span className={styles.detail}>
                  version {designVersion}, {formatCount(pages, 'page')}, <RelativeTime instant={createdAt} />
                </span>
              </li>
            ))}
          </ul>
        )
      ) : error ? (
        <ErrorState error={error} fallback={fallback} onRetry={retry} />
      ) : (
        <Skeleton lines={3} label="Loading reports" />
      )}
    </Card>
  );
}
