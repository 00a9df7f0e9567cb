import type { Report } from '#shared/contract/reports.ts';
import { writePointingTo } from './objects/write-pointing-to.ts';
import { deleteReportFile, putReportFile, reportKey } from './report-files.ts';
import { findReport, insertReport } from './reports.ts';
import { type Step, transact } from './tables/transact.ts';

/** Keeps a report's PDF and its entry, with whatever else is to be written, all or nothing. */
export async function saveReport(
  userId: string,
  report: Report,
  pdf: Uint8Array,
  alsoWrite: readonly Step[],
): Promise<void> {
  const key = reportKey(userId, report.id);
  const file = { key, put: () => putReportFile(key, pdf), remove: () => deleteReportFile(key) };
  await writePointingTo(
    file,
    () => transact([insertReport(userId, report), ...alsoWrite]),
    async () => (await findReport(userId, report.id)) !== undefined,
  );
}
