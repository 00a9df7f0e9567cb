import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** How long to wait for another process that has the file open, such as one that is about to end. */
const lockWaitMs = 2000;

/**
 * Opens a stand-in's SQLite file, readable by its owner only; `:memory:` keeps nothing. Every commit reaches the disk
 * before it returns, so acknowledged writes survive a kill.
 */
export function openSqliteFile(file: string, schema: string): DatabaseSync {
  if (file !== ':memory:') {
    mkdirSync(dirname(file), { recursive: true });
    // SQLite gives its journal the mode of the file itself, so the mode has to be right before SQLite opens it.
    closeSync(openSync(file, 'a', 0o600));
    chmodSync(file, 0o600);
  }
  const database = new DatabaseSync(file, { timeout: lockWaitMs });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  database.exec(schema);
  return database;
}

/** Runs the work as one transaction: all of its changes are committed, or, when it throws, none. */
export function transact<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('BEGIN');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}
