import { activityDays, type Dashboard } from '#shared/contract/dashboard.ts';

const none = Array.from({ length: activityDays }, () => 0);

/** The dashboard of somebody who has made nothing in the 30 days to 22 November 2026, but for what is given. */
export const aDashboard = (given: Partial<Dashboard> = {}): Dashboard => ({
  stats: {
    designsCreated: 0,
    topologiesGenerated: 0,
    reportsGenerated: 0,
    devicesPlanned: 0,
    deploymentsCompleted: 0,
    deploymentsPending: 0,
  },
  recentItems: { designs: [], reports: [], deployments: [] },
  activityData: {
    labels: none.map((_, day) => new Date(Date.UTC(2026, 9, 24 + day)).toISOString().slice(0, 10)),
    signIns: none,
    designsCreated: none,
    reportsGenerated: none,
    deployments: none,
  },
  attention: [],
  ...given,
});
