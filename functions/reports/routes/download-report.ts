import * as contract from '#shared/contract/reports.ts';
import { implement } from '../../http/implement.ts';
import { largestFileBytes } from '../../http/reply.ts';
import { getReport } from '../../storage/reports.ts';

export const handler = implement(contract.downloadReport)(async ({ params: { id }, user }) => {
  // S3's client is large; it loads while the entry is read.
  const [{ fileName, sizeBytes }, files] = await Promise.all([
    getReport(user.uid, id),
    import('../../storage/report-files.ts'),
  ]);
  const key = files.reportKey(user.uid, id);
  if (sizeBytes > largestFileBytes) return { redirectTo: await files.linkToReportFile(key, fileName) };
  return { bytes: await files.readReportFile(key), fileName };
});
