import type { DatabaseSync } from 'node:sqlite';
import { openSqliteFile } from '../sqlite/sqlite-file.ts';

const schema = `
  CREATE TABLE IF NOT EXISTS users (
    id TEXT PRIMARY KEY,
    email_key TEXT NOT NULL UNIQUE,
    attributes TEXT NOT NULL,
    enabled INTEGER NOT NULL,
    status TEXT NOT NULL,
    salt TEXT NOT NULL,
    verifier TEXT NOT NULL,
    temporary_until INTEGER,
    created_at INTEGER NOT NULL,
    modified_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS memberships (
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    group_name TEXT NOT NULL,
    PRIMARY KEY (group_name, user_id)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS memberships_by_user ON memberships (user_id);
  CREATE TABLE IF NOT EXISTS sessions (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    client_id TEXT NOT NULL,
    refresh_token_hash TEXT NOT NULL UNIQUE,
    signed_in_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS sessions_by_user ON sessions (user_id);
  CREATE INDEX IF NOT EXISTS sessions_by_expiry ON sessions (expires_at);
  CREATE TABLE IF NOT EXISTS codes (
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    code TEXT NOT NULL,
    expires_at INTEGER NOT NULL,
    PRIMARY KEY (user_id, kind)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS rotated_tokens (
    refresh_token_hash TEXT PRIMARY KEY,
    session_id TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
    good_until INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS rotated_tokens_by_session ON rotated_tokens (session_id);
  CREATE TABLE IF NOT EXISTS pending_emails (
    user_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    email TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS software_tokens (
    user_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    secret TEXT NOT NULL,
    is_verified INTEGER NOT NULL,
    is_enabled INTEGER NOT NULL,
    last_step INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS secrets (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT;
`;

/** Opens the pool's SQLite file. Times are milliseconds since the epoch. */
export const openDatabase = (file: string): DatabaseSync => openSqliteFile(file, schema);

/** A secret that is made once and kept with the pool. */
export function keptSecret(database: DatabaseSync, name: string, create: () => string): string {
  const found = database.prepare('SELECT value FROM secrets WHERE name = ?').get(name)?.value;
  if (typeof found === 'string') return found;
  const value = create();
  database.prepare('INSERT INTO secrets (name, value) VALUES (?, ?)').run(name, value);
  return value;
}
