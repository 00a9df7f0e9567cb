import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RequestedExport } from '#shared/queues/exports.ts';
import { instantNow } from '../runtime/clock.ts';
import { putExportFile } from '../storage/export-files.ts';
import { findExport, updateExport } from '../storage/exports.ts';
import type { Delivery } from '../workers/implement-worker.ts';
import { packExport } from './pack-export.ts';

/** How often progress is recorded, in milliseconds. */
const recordEveryMs = 1_000;
/** After so many attempts the user is notified that it failed, and may ask again. */
const attempts = 3;

/** Packs a requested export and stores it. Repeating it packs it anew; one that is ready or forgotten stays so. */
export async function exportData(
  { uid, exportId }: RequestedExport,
  { receiveCount }: Pick<Delivery, 'receiveCount'>,
): Promise<void> {
  const asked = await findExport(uid);
  if (asked?.exportId !== exportId || asked.state === 'ready') return;
  const record = (fields: Parameters<typeof updateExport>[2]) => updateExport(uid, exportId, fields);
  const folder = await mkdtemp(join(tmpdir(), 'export-'));
  try {
    const path = join(folder, 'export.zip');
    let recordedAt = 0;
    const sizeBytes = await packExport(uid, path, async ({ done, total }) => {
      if (Date.now() - recordedAt < recordEveryMs) return;
      recordedAt = Date.now();
      await record({ state: 'running', done, total });
    });
    await putExportFile(uid, exportId, { path, sizeBytes });
    await record({ state: 'ready', sizeBytes, readyAt: instantNow() });
  } catch (error) {
    if (receiveCount >= attempts) await record({ state: 'failed' });
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
