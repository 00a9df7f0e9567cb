import * as z from 'zod';
import { DeploymentStatus } from './deployment-items.ts';
import { DesignStatus } from './designs.ts';
import { Count } from './figure.ts';
import { Id, Instant } from './identifiers.ts';
import { routeGroup } from './route-group.ts';
import { identified } from './served.ts';
import { concerns } from './stage-states.ts';

/** What a user has made, and what is waiting. */
export const DashboardStats = z.strictObject({
  designsCreated: Count,
  topologiesGenerated: Count,
  reportsGenerated: Count,
  /** Of all topologies as they are now. */
  devicesPlanned: Count,
  deploymentsCompleted: Count,
  deploymentsPending: Count,
});
export type DashboardStats = z.output<typeof DashboardStats>;

const RecentItem = z.strictObject({ id: Id, displayName: z.string(), createdAt: Instant });
const RecentDesign = RecentItem.extend({ designStatus: DesignStatus, plannedDevices: Count });
const RecentReport = RecentItem.extend({ designId: Id, pages: Count, sizeBytes: Count });
const RecentDeployment = RecentItem.extend({
  templateId: Id,
  deviceName: z.string(),
  status: DeploymentStatus,
});

/** A design in which something should be looked at. */
const Attention = z.strictObject({
  id: Id,
  displayName: z.string(),
  /** Since when. */
  at: Instant,
  concerns: z.array(z.enum(concerns)).min(1),
});
export type Attention = z.output<typeof Attention>;

/** At most as many designs are named as needing attention. */
export const mostAttention = 10;

/** How many recent items of each kind there are. */
export const recentItems = 5;
/** How many days the activity covers, today included. */
export const activityDays = 30;

const Series = z.array(Count).length(activityDays);

/** How often a user did what on each of the last days, by the day in UTC. */
export const ActivityData = z.strictObject({
  /** `2026-11-22`, the oldest first. */
  labels: z.array(z.iso.date()).length(activityDays),
  signIns: Series,
  designsCreated: Series,
  reportsGenerated: Series,
  deployments: Series,
});
export type ActivityData = z.output<typeof ActivityData>;

export const Dashboard = z.strictObject({
  stats: DashboardStats,
  recentItems: z.strictObject({
    designs: z.array(RecentDesign),
    reports: z.array(RecentReport),
    deployments: z.array(RecentDeployment),
  }),
  activityData: ActivityData,
  /** The designs that need attention, the latest first. */
  attention: z.array(Attention).max(mostAttention),
});
export type Dashboard = z.output<typeof Dashboard>;

const served = { _id: Id };
export const ServedDashboard = Dashboard.extend({
  recentItems: z.strictObject({
    designs: z.array(RecentDesign.extend(served)),
    reports: z.array(RecentReport.extend(served)),
    deployments: z.array(RecentDeployment.extend(served)),
    /** The designs that need attention, each with what is wrong in its name. */
    notifications: z.array(RecentItem.extend(served)),
  }),
});

export const dashboardCalls = routeGroup({
  domain: 'dashboard',
  access: 'user',
  errors: ['unauthenticated'],
});

export const getDashboard = dashboardCalls.route({
  name: 'getDashboard',
  method: 'GET',
  path: '/dashboard',
  summary: 'What the caller has made: counts, the latest of each kind, and the activity of the last 30 days',
  answer: z.strictObject({ data: Dashboard }),
  served: {
    schema: z.strictObject({ data: ServedDashboard }),
    from: ({ data }) => ({
      data: {
        ...data,
        recentItems: {
          designs: data.recentItems.designs.map(identified),
          reports: data.recentItems.reports.map(identified),
          deployments: data.recentItems.deployments.map(identified),
          notifications: data.attention.map(({ id, displayName, at, concerns: wrong }) =>
            identified({ id, displayName: `${displayName}: ${wrong.join(', ')}`, createdAt: at }),
          ),
        },
      },
    }),
  },
  fallback: 'Failed to fetch dashboard data',
});
