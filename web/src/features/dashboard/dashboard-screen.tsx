import { getDashboard } from '#shared/contract/dashboard.ts';
import { useDashboard } from '#web/documents/dashboard/use-dashboard.ts';
import { newDesign } from '#web/documents/designs/new-design.ts';
import { useUser } from '#web/session/session-provider.tsx';
import { ActionLink } from '#web/ui/action-link.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Page } from '#web/ui/page.tsx';
import { ActivityCard } from './activity-card.tsx';
import { AttentionCard } from './attention-card.tsx';
import { Counts } from './counts.tsx';
import styles from './dashboard-screen.module.css';
import { FirstRun } from './first-run.tsx';
import { RecentDeployments } from './recent-deployments.tsx';
import { RecentDesigns } from './recent-designs.tsx';
import { RecentReports } from './recent-reports.tsx';
import { RefreshButton } from './refresh-button.tsx';

export default function DashboardScreen() {
  const { displayName } = useUser();
  const { data: answer, error, retry } = useDashboard();
  const { stats, recentItems, activityData } = answer?.data ?? {};
  const isNew = recentItems?.designs.length === 0 && recentItems.reports.length === 0;

  return (
    <Page
      title="Dashboard"
      summary={`${greeting(new Date().getHours())}, ${displayName}.`}
      action={
        <>
          <ButtonLink to="/statistics">Statistics</ButtonLink>
          <RefreshButton />
          <ActionLink action={newDesign} variation="primary" />
        </>
      }
    >
      {answer === undefined && error !== undefined ? (
        <ErrorState error={error} fallback={getDashboard.fallback} onRetry={retry} />
      ) : isNew ? (
        <FirstRun />
      ) : (
        <>
          {answer && (
            <AttentionCard
              attention={answer.data.attention}
              pendingDeployments={answer.data.stats.deploymentsPending}
            />
          )}
          <Counts stats={stats} />
          <div className={styles.recent}>
            <RecentDesigns designs={recentItems?.designs} />
            <RecentReports reports={recentItems?.reports} />
            <RecentDeployments deployments={recentItems?.deployments} />
            <ActivityCard activity={activityData} />
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
