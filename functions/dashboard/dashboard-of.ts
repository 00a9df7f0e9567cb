import { type Dashboard, mostAttention, recentItems } from '#shared/contract/dashboard.ts';
import { listAttention } from '../storage/attention.ts';
import { readDeploymentCounts } from '../storage/deployments/deployment-counts.ts';
import { listHeads } from '../storage/deployments/deployments.ts';
import { listDesigns } from '../storage/design-list.ts';
import { listReports } from '../storage/reports.ts';
import { readActivity } from '../storage/statistics/read-activity.ts';

/** What a user has made, and lately: from counters and the newest few of each, however many there are. */
export async function dashboardOf(uid: string): Promise<Dashboard> {
  const [{ activity, totals }, counts, designs, reports, deployments, attention] = await Promise.all([
    readActivity(uid),
    readDeploymentCounts(uid),
    listDesigns(uid, { page: 1, limit: recentItems }),
    listReports(uid, { atMost: recentItems }),
    listHeads(uid, {}, recentItems),
    listAttention(uid, mostAttention),
  ]);
  return {
    stats: {
      ...totals,
      deploymentsCompleted: counts.completed,
      deploymentsPending: counts.pending,
    },
    recentItems: {
      designs: designs.data.map(({ id, designName, createdAt, designStatus, plannedDevices }) => ({
        id,
        displayName: designName,
        createdAt,
        designStatus,
        plannedDevices,
      })),
      reports: reports
        .slice(0, recentItems)
        .map(({ id, designName, createdAt, designId, pages, sizeBytes }) => ({
          id,
          displayName: designName,
          createdAt,
          designId,
          pages,
          sizeBytes,
        })),
      deployments: deployments
        .slice(0, recentItems)
        .map(({ id, name, deployedAt, template, device, status }) => ({
          id,
          displayName: name,
          createdAt: deployedAt,
          templateId: template,
          deviceName: device.name,
          status,
        })),
    },
    activityData: activity,
    attention,
  };
}
