import '../../support/function-environment.ts';
import { describe, expect, it, vi } from 'vitest';
import { type Attention, getDashboard } from '#shared/contract/dashboard.ts';
import { Design } from '#shared/contract/designs.ts';
import { stageStates } from '#shared/contract/stage-states.ts';
import { handler as dashboard } from '../../../functions/dashboard/routes/get-dashboard.ts';
import { assessDesign as assess } from '../../../functions/designs/assess-design.ts';
import { handler as archive } from '../../../functions/designs/routes/archive-design.ts';
import { handler as create } from '../../../functions/designs/routes/create-design.ts';
import { handler as update } from '../../../functions/designs/routes/update-design.ts';
import { countEquipment } from '../../../functions/storage/design-device-writes.ts';
import { recordReport } from '../../../functions/storage/design-writes.ts';
import { getDesign } from '../../../functions/storage/designs.ts';
import { transact } from '../../../functions/storage/tables/transact.ts';
import { handler as generate } from '../../../functions/topology/routes/generate-topology.ts';
import { handler as edit } from '../../../functions/topology/routes/update-topology.ts';
import { anOwner } from '../../support/builders.ts';
import { send } from '../../support/http-events.ts';
import { withLocalData } from '../../support/local-data.ts';
import { withRequestLog } from '../../support/request-log.ts';

vi.mock('../../../functions/http/id-token-caller.ts', () => import('../../support/trusting-caller.ts'));

withLocalData();
withRequestLog();

/** A design of one small office that is planned, has a bill of materials, and a report of both. */
async function aFinishedDesign() {
  const uid = anOwner();
  const json = { designName: 'Head office', requirements: { wiredUsers: 20 } };
  const { body } = await send(create, { token: uid, json });
  const { id } = Design.parse(body.data);
  const call = {
    stored: () => getDesign(uid, id),
    states: async () => stageStates(await getDesign(uid, id)),
    change: (json: object) => send(update, { token: uid, params: { id }, json }),
    plan: () => send(generate, { token: uid, params: { designId: id } }),
    edit: (json: object) => send(edit, { token: uid, params: { designId: id }, json }),
    equip: (pieces: number) => transact([countEquipment(uid, id, { pieces, lines: 1 })]),
    report: async () => {
      const design = await getDesign(uid, id);
      const shown = {
        designVersion: design.version,
        topologyVersion: design.planned?.topologyVersion ?? 1,
        equipmentVersion: design.equipmentVersion ?? 0,
      };
      await transact([recordReport(design, shown)]);
    },
    archive: () => send(archive, { token: uid, params: { id } }),
    assess: (topologyVersion: number, failed: number) =>
      assess(uid, id, { topologyVersion, failed, warnings: 0 }),
    attention: async (): Promise<readonly Attention[]> => {
      const { success: _, ...answer } = (await send(dashboard, { token: uid })).body;
      return getDashboard.answer.parse(answer).data.attention;
    },
    concerns: async () => (await call.attention()).flatMap(({ concerns }) => concerns),
  };
  await call.plan();
  await call.equip(3);
  await call.report();
  return call;
}

describe('the parts of a design', () => {
  it('are current once each is made from the one before', async () => {
    const design = await aFinishedDesign();
    expect(await design.states()).toEqual({ topology: 'current', equipment: 'current', report: 'current' });
    expect(await design.attention()).toEqual([]);
  });

  it('stay current while only the name or the description changes', async () => {
    const design = await aFinishedDesign();
    await design.change({ designName: 'Main office', description: 'Second floor' });
    expect(await design.states()).toMatchObject({ topology: 'current', report: 'current' });
    expect(await design.attention()).toEqual([]);
  });

  it('are outdated with the requirements, until they are made again', async () => {
    const design = await aFinishedDesign();
    await design.change({ requirements: { wiredUsers: 400 } });
    expect(await design.states()).toEqual({ topology: 'outdated', equipment: 'current', report: 'outdated' });
    expect(await design.concerns()).toEqual(['outdated topology', 'outdated report']);

    await design.plan();
    expect(await design.states()).toEqual({ topology: 'current', equipment: 'outdated', report: 'outdated' });
    await design.equip(5);
    await design.report();
    expect(await design.attention()).toEqual([]);
  });

  it('outdate the report with the bill of materials', async () => {
    const design = await aFinishedDesign();
    await design.equip(1);
    expect(await design.concerns()).toEqual(['outdated report']);
  });

  it('leave the bill of materials alone where a device only gets another name or place', async () => {
    const design = await aFinishedDesign();
    const { planned } = await design.stored();
    const moved = { id: 'hq-fw-1', label: 'Gateway in the cellar', position: { x: 1, y: 2 } };
    const { status } = await design.edit({ changes: { nodes: { changed: [moved] } } });
    expect(status).toBe(200);
    expect((await design.stored()).planned).toEqual({ ...planned, topologyVersion: 2 });
    expect(await design.states()).toEqual({ topology: 'current', equipment: 'current', report: 'outdated' });
  });
});

describe('what the checks found', () => {
  it('needs attention where one failed', async () => {
    const design = await aFinishedDesign();
    expect(await design.assess(1, 2)).toBe(true);
    expect(await design.attention()).toMatchObject([
      { displayName: 'Head office', concerns: ['failed checks'] },
    ]);
    expect(await design.assess(1, 0)).toBe(true);
    expect(await design.attention()).toEqual([]);
  });

  it('is not recorded of a version that is no longer stored', async () => {
    const design = await aFinishedDesign();
    expect(await design.assess(7, 2)).toBe(false);
    expect((await design.stored()).assessed).toBeUndefined();
  });
});

describe('an archived design', () => {
  it('needs no attention', async () => {
    const design = await aFinishedDesign();
    await design.equip(1);
    await design.archive();
    expect(await design.attention()).toEqual([]);
  });
});
