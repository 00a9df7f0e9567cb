import * as contract from '#shared/contract/reports.ts';
import { implement } from '../http/implement.ts';
import { largestFileBytes } from '../http/reply.ts';
import { linkToReportFile, readReportFile, reportKey } from '../storage/report-files.ts';
import { getReport } from '../storage/reports.ts';

export const handler = implement(contract.downloadReport)(async ({ params: { id }, user }) => {
  const { fileName, sizeBytes } = await getReport(user.uid, id);
  const key = reportKey(user.uid, id);
  if (sizeBytes > largestFileBytes) return { redirectTo: await linkToReportFile(key, fileName) };
  return { bytes: await readReportFile(key), fileName };
});
