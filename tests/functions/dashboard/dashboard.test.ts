import '../../support/function-environment.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getDashboard } from '#shared/contract/dashboard.ts';
import { handler } from '../../../functions/dashboard/routes/get-dashboard.ts';
import { handler as createDesign } from '../../../functions/designs/routes/create-design.ts';
import { countStatuses } from '../../../functions/storage/deployments/deployment-writes.ts';
import { recordActivity } from '../../../functions/storage/statistics/activity.ts';
import { transact } from '../../../functions/storage/tables/transact.ts';
import { handler as generateTopology } from '../../../functions/topology/routes/generate-topology.ts';
import { handler as updateTopology } from '../../../functions/topology/routes/update-topology.ts';
import { aGraph, aNode, anOwner } from '../../support/builders.ts';
import { send } from '../../support/http-events.ts';
import { withLocalData } from '../../support/local-data.ts';
import { withRequestLog } from '../../support/request-log.ts';

vi.mock('../../../functions/http/id-token-caller.ts', () => import('../../support/trusting-caller.ts'));

withLocalData();
withRequestLog();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T10:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const dashboardOf = async (uid: string) => {
  const { status, body } = await send(handler, { token: uid });
  expect(status).toBe(200);
  const { success: _, ...answer } = body;
  return getDashboard.answer.parse(answer).data;
};

async function aDesign(uid: string, designName: string): Promise<string> {
  const json = { designName, requirements: { wiredUsers: 20 } };
  const { body } = await send(createDesign, { token: uid, json });
  return (body.data as { id: string }).id;
}

describe('the dashboard', () => {
  it('is zero for someone who has made nothing', async () => {
    const { stats, recentItems, activityData } = await dashboardOf(anOwner());
    expect(new Set(Object.values(stats))).toEqual(new Set([0]));
    expect(recentItems).toEqual({ designs: [], reports: [], deployments: [] });
    expect(activityData.labels.at(0)).toBe('2026-10-24');
    expect(activityData.labels.at(-1)).toBe('2026-11-22');
  });

  it('counts what was made, on the day it was, and shows the newest five', async () => {
    const uid = anOwner();
    for (const [index, name] of ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].entries()) {
      vi.setSystemTime(Date.parse(`2026-11-2${index < 3 ? 0 : 2}T10:00:0${index}Z`));
      await aDesign(uid, name);
    }
    await recordActivity(uid, 'signIns');
    const { stats, recentItems, activityData } = await dashboardOf(uid);
    expect(stats.designsCreated).toBe(6);
    expect(activityData.designsCreated.slice(-3)).toEqual([3, 0, 3]);
    expect(activityData.signIns.slice(-3)).toEqual([0, 0, 1]);
    expect(recentItems.designs.map(({ displayName }) => displayName)).toEqual([
      'Six',
      'Five',
      'Four',
      'Three',
      'Two',
    ]);
  });

  it('counts generated topologies, and the devices that they have now', async () => {
    const uid = anOwner();
    const [first, second] = [await aDesign(uid, 'One'), await aDesign(uid, 'Two')];
    for (const designId of [first, second, first])
      await send(generateTopology, { token: uid, params: { designId } });
    const planned = (await dashboardOf(uid)).recentItems.designs;
    const devices = planned.reduce((sum, { plannedDevices }) => sum + plannedDevices, 0);
    expect(devices).toBeGreaterThanOrEqual(4);
    expect((await dashboardOf(uid)).stats).toMatchObject({ topologiesGenerated: 3, devicesPlanned: devices });

    const graph = aGraph({ nodes: [aNode({ id: 'only' })], edges: [] });
    await send(updateTopology, { token: uid, params: { designId: second }, json: { graph } });
    const { stats, recentItems } = await dashboardOf(uid);
    expect(recentItems.designs.find(({ id }) => id === second)?.plannedDevices).toBe(1);
    const kept = recentItems.designs.find(({ id }) => id === first)?.plannedDevices ?? 0;
    expect(stats).toMatchObject({ topologiesGenerated: 3, devicesPlanned: kept + 1 });
  });

  it('counts exactly while several devices of a user write at once', async () => {
    const uid = anOwner();
    const [designId = ''] = await Promise.all(['A', 'B', 'C', 'D', 'E'].map((name) => aDesign(uid, name)));
    await Promise.all([1, 2, 3].map(() => send(generateTopology, { token: uid, params: { designId } })));
    const { stats, recentItems } = await dashboardOf(uid);
    expect(stats.designsCreated).toBe(5);
    const planned = recentItems.designs.find(({ id }) => id === designId)?.plannedDevices;
    expect(stats.devicesPlanned).toBe(planned);
  });

  it('shows the deployments that are pending and completed', async () => {
    const uid = anOwner();
    await transact([countStatuses(uid, { pending: 2, completed: 1, failed: 4 })]);
    expect((await dashboardOf(uid)).stats).toMatchObject({ deploymentsPending: 2, deploymentsCompleted: 1 });
  });

  it('shows nobody else’s work', async () => {
    const [mine, theirs] = [anOwner(), anOwner()];
    await aDesign(theirs, 'Theirs');
    expect((await dashboardOf(mine)).stats.designsCreated).toBe(0);
    expect((await dashboardOf(mine)).recentItems.designs).toEqual([]);
  });
});
