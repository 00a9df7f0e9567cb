import { log } from '../runtime/logger.ts';
import { keepSnapshot, snapshotRevision } from './catalogue-snapshot.ts';
import { listStored } from './equipment.ts';
import { systemOwner } from './equipment-items.ts';

/** Readings of the devices before it gives up because administrators keep changing them. */
const readings = 5;

/** Makes the snapshot of the system's devices anew. Lists do without it, more slowly, where that fails. */
export async function publishSnapshot(): Promise<void> {
  try {
    for (let reading = 1; reading <= readings; reading += 1) {
      const revision = await snapshotRevision();
      if (await keepSnapshot(await listStored(systemOwner), revision)) return;
    }
    log('warn', 'The catalogue has no snapshot: its devices were changed during each reading', { readings });
  } catch (error) {
    log('error', 'The catalogue has no snapshot', { cause: error });
  }
}
