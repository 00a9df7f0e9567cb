import { expect, it } from 'vitest';
import { activityDays, type Dashboard, getDashboard, ServedDashboard } from '#shared/contract/dashboard.ts';

const none = Array.from({ length: activityDays }, () => 0);
const dashboard: Dashboard = {
  stats: {
    designsCreated: 1,
    topologiesGenerated: 1,
    reportsGenerated: 0,
    devicesPlanned: 3,
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
  attention: [
    {
      id: '65a000000000000000000001',
      displayName: 'Porto',
      at: '2026-11-20T10:00:00.000Z',
      concerns: ['failed checks', 'outdated report'],
    },
  ],
};

it('tells clients of the specification of what needs attention as notifications', () => {
  const sent = Object(getDashboard.served?.from({ data: dashboard }, {}));
  expect(ServedDashboard.parse(sent.data).recentItems.notifications).toEqual([
    {
      _id: '65a000000000000000000001',
      id: '65a000000000000000000001',
      displayName: 'Porto: failed checks, outdated report',
      createdAt: '2026-11-20T10:00:00.000Z',
    },
  ]);
});
