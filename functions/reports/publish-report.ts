import { Refusal } from '#shared/contract/errors.ts';
import { type Report, reportFileName } from '#shared/contract/reports.ts';
import type { Caller } from '../http/caller.ts';
import { instantNow } from '../runtime/clock.ts';
import { newId } from '../runtime/ids.ts';
import { recordReport } from '../storage/design-writes.ts';
import { getDesign } from '../storage/designs.ts';
import { devicesOfDesign } from '../storage/devices-of-design.ts';
import { modelsOf } from '../storage/equipment/models-of.ts';
import { countReportOfMonth, requirePlan, requireReportOfMonth } from '../storage/plan-limits.ts';
import { findProfile } from '../storage/profiles.ts';
import { saveReport } from '../storage/save-report.ts';
import { activityStep } from '../storage/statistics/activity.ts';
import { statsStep } from '../storage/statistics/stats.ts';
import { totalsSteps } from '../storage/statistics/totals.ts';
import { findTopology } from '../storage/topology/topologies.ts';

/**
 * Renders a design and its topology as PDF and stores it as the caller's newest report.
 * @throws plan_limit; not_found without the design; unprocessable without its topology.
 */
export async function publishReport({ uid, name }: Caller, designId: string): Promise<Report> {
  // Loading the renderer takes longer than reading its data: they run in parallel.
  const drawing = import('./document/render-report.ts');
  const allowance = await requirePlan(uid);
  await requireReportOfMonth(uid, allowance);
  const [design, topology, profile, equipment] = await Promise.all([
    getDesign(uid, designId),
    findTopology(uid, designId),
    findProfile(uid),
    devicesOfDesign(uid, designId),
  ]);
  if (!topology) throw new Refusal('unprocessable', 'Generate the topology of this design first.');

  const [devices, logo] = await Promise.all([
    modelsOf(uid, topology),
    profile?.logo === undefined ? undefined : logoAt(profile.logo),
  ]);
  const id = newId();
  const createdAt = instantNow();
  const preparedBy = { company: profile?.company ?? '', displayName: profile?.displayName ?? name };
  const { renderReport } = await drawing;
  const { pdf, pages } = await renderReport({
    design,
    topology,
    devices,
    equipment,
    preparedBy,
    logo,
    createdAt,
    reportId: id,
  });
  const report: Report = {
    id,
    designId,
    designName: design.designName,
    kind: 'professional',
    designVersion: design.version,
    topologyVersion: topology.version,
    pages,
    sizeBytes: pdf.byteLength,
    fileName: reportFileName(id),
    createdAt,
  };
  await saveReport(uid, report, pdf, [
    recordReport(design, {
      designVersion: design.version,
      topologyVersion: topology.version,
      equipmentVersion: design.equipmentVersion ?? 0,
    }),
    countReportOfMonth(uid, allowance),
    statsStep('reports'),
    activityStep(uid, 'reportsGenerated'),
    ...totalsSteps(uid, { reportsGenerated: 1 }),
  ]);
  return report;
}

/** Few have one: what reads pictures is loaded for them alone. */
async function logoAt(path: string) {
  const { printableLogo } = await import('../storage/images/printable-logo.ts');
  return printableLogo(path);
}
