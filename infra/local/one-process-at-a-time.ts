import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';

const retryMs = 100;
/** SQLite's result code for a database that another connection has locked (SQLITE_BUSY). */
const busy = 5;

/**
 * Runs a task while no other process runs one under the same lock; others wait. SQLite holds the lock, so that it ends with
 * its process however that ends.
 * @param file the lock, made when it is not there; its folder must be
 * @param onWait called once if another process has the lock
 */
export async function oneProcessAtATime(
  file: string,
  onWait: () => void,
  task: () => Promise<void>,
): Promise<void> {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    for (let tries = 0; !takes(database); tries++) {
      if (tries === 0) onWait();
      await setTimeout(retryMs);
    }
    await task();
  } finally {
    database.close();
  }
}

function takes(database: DatabaseSync): boolean {
  try {
    database.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) return false;
    throw error;
  }
}
