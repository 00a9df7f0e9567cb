import type { DataExport } from '#shared/contract/data-export.ts';
import { exportsQueue } from '#shared/queues/exports.ts';
import { beginExport } from '../storage/exports.ts';
import { enqueue } from '../workers/enqueue.ts';
import { exportAnswer } from './export-answer.ts';

/** Begins an export. One that waits is handed to the worker again, should that have failed before. */
export async function requestExport(uid: string): Promise<DataExport> {
  const begun = await beginExport(uid);
  if (begun.state === 'waiting') await enqueue(exportsQueue, { uid, exportId: begun.exportId });
  return exportAnswer(begun);
}
