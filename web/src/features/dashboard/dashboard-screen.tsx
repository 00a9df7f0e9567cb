import { Network } from 'lucide-react';
import { newDesign } from '#web/documents/designs/new-design.ts';
import { useDesigns } from '#web/documents/designs/use-designs.ts';
import { useReports } from '#web/documents/reports/use-reports.ts';
import { useUser } from '#web/session/session-provider.tsx';
import { ActionLink } from '#web/ui/action-link.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page } from '#web/ui/page.tsx';
import { CountTile } from './count-tile.tsx';
import styles from './dashboard-screen.module.css';
import { RecentDesigns } from './recent-designs.tsx';
import { RecentReports } from './recent-reports.tsx';

const shown = 5;

export default function DashboardScreen() {
  const { displayName } = useUser();
  const designs = useDesigns({ limit: shown });
  const active = useDesigns({ limit: 1, status: 'active' });
  const drafts = useDesigns({ limit: 1, status: 'draft' });
  const reports = useReports();
  const isNew = designs.data?.pagination.total === 0 && reports.data?.data.length === 0;

  return (
    <Page
      title="Dashboard"
      summary={`${greeting(new Date().getHours())}, ${displayName}.`}
      action={<ActionLink action={newDesign} variation="primary" />}
    >
      {isNew ? (
        <EmptyState
          icon={Network}
          title="Start with a design"
          action={
            <ButtonLink to={newDesign.to} variation="primary">
              Create your first design
            </ButtonLink>
          }
        >
          Describe what a site has to serve: two numbers are enough for a small office. Netwright plans the
          topology, addressing and cabling, and writes the report for your client.
        </EmptyState>
      ) : (
        <>
          <div className={styles.counts}>
            <CountTile
              label="Designs"
              to="/designs"
              count={designs.data?.pagination.total}
              isMissing={!!designs.error}
            />
            <CountTile
              label="Active"
              to="/designs?status=active"
              count={active.data?.pagination.total}
              isMissing={!!active.error}
            />
            <CountTile
              label="Drafts"
              to="/designs?status=draft"
              count={drafts.data?.pagination.total}
              isMissing={!!drafts.error}
            />
            <CountTile
              label="Reports"
              to="/reports"
              count={reports.data?.data.length}
              isMissing={!!reports.error}
            />
          </div>
          <div className={styles.recent}>
            <RecentDesigns designs={designs.data?.data} error={designs.error} onRetry={designs.retry} />
            <RecentReports
              reports={reports.data?.data.slice(0, shown)}
              error={reports.error}
              onRetry={reports.retry}
            />
          </div>
        </>
      )}
    </Page>
  );
}

/** By the hour of the visitor's own clock. */
function greeting(hour: number): string {
  if (hour >= 5 && hour < 12) return 'Good morning';
  return hour >= 12 && hour < 18 ? 'Good afternoon' : 'Good evening';
}
