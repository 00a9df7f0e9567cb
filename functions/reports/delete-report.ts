import { notFound } from '#shared/contract/errors.ts';
import { removeReport } from '../storage/remove-report.ts';
import { findReport } from '../storage/reports.ts';
import { attemptWrite } from '../storage/tables/attempt-write.ts';

/**
 * Deletes a report and its PDF. Its entry goes last: until then it can be deleted again.
 * @throws not_found
 */
export async function deleteReport(userId: string, id: string): Promise<void> {
  const [report, files] = await Promise.all([
    findReport(userId, id),
    // S3's client is large; it loads while the entry is read.
    import('../storage/report-files.ts'),
  ]);
  if (!report) throw notFound('report');
  await files.deleteReportFile(files.reportKey(userId, id));
  const outcome = await attemptWrite(
    () => removeReport(userId, report),
    async () => (await findReport(userId, id)) === undefined,
  );
  if (outcome.state !== 'written') throw outcome.error;
}
