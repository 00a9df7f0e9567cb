import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import { UserPoolError } from './errors.ts';
import type { AppClient } from './settings.ts';

const dayMs = 24 * 60 * 60 * 1000;

export interface Session {
  /** The `origin_jti` of every token that descends from this sign-in. */
  readonly id: string;
  readonly userId: string;
  readonly clientId: string;
  readonly signedInAt: number;
  readonly expiresAt: number;
}

/** One session for each sign-in; a refresh token is known by its hash only. */
export interface Sessions {
  start(userId: string, client: AppClient): { session: Session; refreshToken: string };
  /**
   * The session of a refresh token, also of one that has expired. Throws RefreshTokenReuseException for a token that
   * another one has replaced.
   */
  findByRefreshToken(refreshToken: string): Session | undefined;
  /** Whether the session is still valid: signing out, locally or everywhere, ends it. */
  isOpen(sessionId: string): boolean;
  /** Gives a session a new refresh token; the former one stays good for so many seconds. */
  rotate(sessionId: string, refreshToken: string, graceSeconds: number): string;
  end(sessionId: string): void;
  endAll(userId: string): void;
}

export function createSessions(database: DatabaseSync): Sessions {
  const insert = database.prepare('INSERT INTO sessions VALUES (?, ?, ?, ?, ?, ?)');
  const byToken = database.prepare('SELECT * FROM sessions WHERE refresh_token_hash = ?');
  const byId = database.prepare('SELECT 1 FROM sessions WHERE id = ?');
  const byRotatedToken = database.prepare(
    `SELECT sessions.*, rotated_tokens.good_until FROM rotated_tokens
     JOIN sessions ON sessions.id = rotated_tokens.session_id WHERE rotated_tokens.refresh_token_hash = ?`,
  );
  const keepRotated = database.prepare('INSERT OR IGNORE INTO rotated_tokens VALUES (?, ?, ?)');
  const replaceToken = database.prepare('UPDATE sessions SET refresh_token_hash = ? WHERE id = ?');
  const end = database.prepare('DELETE FROM sessions WHERE id = ?');
  const endAll = database.prepare('DELETE FROM sessions WHERE user_id = ?');
  // An access token lives a day at most, so it can outlive its session's refresh token by no more than that.
  const dropStale = database.prepare('DELETE FROM sessions WHERE expires_at < ?');
  return {
    start(userId, client) {
      dropStale.run(Date.now() - dayMs);
      const refreshToken = randomBytes(48).toString('base64url');
      const signedInAt = Date.now();
      const expiresAt = signedInAt + client.refreshTokenDays * dayMs;
      const session = { id: randomUUID(), userId, clientId: client.clientId, signedInAt, expiresAt };
      insert.run(session.id, userId, session.clientId, hash(refreshToken), signedInAt, expiresAt);
      return { session, refreshToken };
    },
    findByRefreshToken(refreshToken) {
      const row = byToken.get(hash(refreshToken));
      if (row !== undefined) return Row.parse(row);
      const rotated = byRotatedToken.get(hash(refreshToken));
      if (rotated === undefined) return undefined;
      if (Number(rotated.good_until) > Date.now()) return Row.parse(rotated);
      throw new UserPoolError('RefreshTokenReuseException', 'Refresh Token has been reused');
    },
    rotate(sessionId, refreshToken, graceSeconds) {
      const next = randomBytes(48).toString('base64url');
      keepRotated.run(hash(refreshToken), sessionId, Date.now() + graceSeconds * 1_000);
      replaceToken.run(hash(next), sessionId);
      return next;
    },
    isOpen: (sessionId) => byId.get(sessionId) !== undefined,
    end: (sessionId) => void end.run(sessionId),
    endAll: (userId) => void endAll.run(userId),
  };
}

const Row = z
  .object({
    id: z.string(),
    user_id: z.string(),
    client_id: z.string(),
    signed_in_at: z.number(),
    expires_at: z.number(),
  })
  .transform(
    (row): Session => ({
      id: row.id,
      userId: row.user_id,
      clientId: row.client_id,
      signedInAt: row.signed_in_at,
      expiresAt: row.expires_at,
    }),
  );

function hash(refreshToken: string): string {
  return createHash('sha256').update(refreshToken).digest('hex');
}
