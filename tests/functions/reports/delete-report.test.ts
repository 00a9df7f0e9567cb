import '../../support/function-environment.ts';
import { describe, expect, it } from 'vitest';
import { createDesign } from '../../../functions/designs/create-design.ts';
import { deleteDesign } from '../../../functions/designs/delete-design.ts';
import { restoreDesign } from '../../../functions/designs/restore-design.ts';
import { deleteReport } from '../../../functions/reports/delete-report.ts';
import { recordReport } from '../../../functions/storage/design-writes.ts';
import { getDesign } from '../../../functions/storage/designs.ts';
import { listReports } from '../../../functions/storage/reports.ts';
import { saveReport } from '../../../functions/storage/save-report.ts';
import { statsStep } from '../../../functions/storage/statistics/stats.ts';
import { aNewDesign, anOwner, aReport } from '../../support/builders.ts';
import { type Moment, withFailingCall } from '../../support/failing-calls.ts';
import { withLocalData } from '../../support/local-data.ts';
import { counted, objectsOf } from '../../support/stored-state.ts';

withLocalData();

const pdf = new Uint8Array(1_000);

async function aStoredReport(owner: string) {
  const design = await createDesign(owner, aNewDesign(), []);
  const report = aReport({ designId: design.id });
  const reported = { designVersion: 1, topologyVersion: 1, equipmentVersion: 0 };
  await saveReport(owner, report, pdf, [recordReport(design, reported), statsStep('reports')]);
  return report;
}

describe('a deleted report', () => {
  it('is gone with its PDF, and counts neither in all nor on its design', async () => {
    const owner = anOwner();
    const before = await counted('reports');
    const { id, designId } = await aStoredReport(owner);
    await deleteReport(owner, id);
    expect(await listReports(owner)).toEqual([]);
    expect(await objectsOf('netwright-reports', owner)).toEqual([]);
    expect(await getDesign(owner, designId)).toMatchObject({ reportCount: 0 });
    expect(await counted('reports')).toBe(before);
    await expect(deleteReport(owner, id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('of a deleted design no longer counts when the design is restored', async () => {
    const owner = anOwner();
    const { id, designId } = await aStoredReport(owner);
    await deleteDesign(owner, designId);
    await deleteReport(owner, id);
    expect(await restoreDesign(owner, designId)).toMatchObject({ reportCount: 0 });
  });

  it('cannot be another user’s', async () => {
    const owner = anOwner();
    const { id } = await aStoredReport(owner);
    await expect(deleteReport(anOwner(), id)).rejects.toMatchObject({ code: 'not_found' });
    expect(await objectsOf('netwright-reports', owner)).toHaveLength(1);
  });

  it.each<Moment>(['before', 'after'])(
    'is deleted by the next attempt when a call failed just %s it took effect',
    async (moment) => {
      for (let call = 1; ; call += 1) {
        const owner = anOwner();
        const before = await counted('reports');
        const { id, designId } = await aStoredReport(owner);
        const { failed } = await withFailingCall(call, moment, () =>
          deleteReport(owner, id).catch(() => undefined),
        );
        await deleteReport(owner, id).catch((error: unknown) =>
          expect(error).toMatchObject({ code: 'not_found' }),
        );
        expect(await listReports(owner)).toEqual([]);
        expect(await objectsOf('netwright-reports', owner)).toEqual([]);
        expect(await getDesign(owner, designId)).toMatchObject({ reportCount: 0 });
        expect(await counted('reports')).toBe(before);
        if (!failed) return;
      }
    },
  );
});
