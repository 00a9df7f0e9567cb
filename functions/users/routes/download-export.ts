import { downloadExport } from '#shared/contract/data-export.ts';
import { notFound } from '#shared/contract/errors.ts';
import { implement } from '../../http/implement.ts';
import { largestFileBytes } from '../../http/reply.ts';
import { exportFileName, linkToExportFile, readExportFile } from '../../storage/export-files.ts';
import { findExport } from '../../storage/exports.ts';

export const handler = implement(downloadExport)(async ({ user: { uid } }) => {
  const { exportId, state, sizeBytes } = (await findExport(uid)) ?? {};
  if (exportId === undefined || state !== 'ready' || sizeBytes === undefined) throw notFound('export');
  if (sizeBytes > largestFileBytes) return { redirectTo: await linkToExportFile(uid, exportId) };
  const bytes = await readExportFile(uid, exportId);
  return { bytes, fileName: exportFileName, contentType: 'application/zip' };
});
