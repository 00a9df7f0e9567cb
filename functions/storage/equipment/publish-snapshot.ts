import { log } from '../../runtime/logger.ts';
import { keepSnapshot, snapshotRevision } from './catalogue-snapshot.ts';
import { listStored } from './equipment.ts';
import { systemOwner } from './equipment-items.ts';

/** How often the devices are read before giving up, when administrators keep changing them. */
const readings = 5;

/** Rebuilds the snapshot of the system's devices. If that fails, lists work without it, more slowly. */
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
