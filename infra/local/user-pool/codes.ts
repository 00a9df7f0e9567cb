import { randomInt } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { createHourlyLimit } from './attempts.ts';
import type { User } from './directory.ts';
import { codeExpired, codeMismatch } from './errors.ts';
import type { Letter } from './mail.ts';
import type { CodeKind } from './settings.ts';

const hourMs = 60 * 60 * 1000;
/** https://docs.aws.amazon.com/cognito/latest/developerguide/quotas.html */
const lifetimeMs = (kind: CodeKind): number => (kind === 'forgot-password' ? hourMs : 24 * hourMs);
/** The service allows 5 to 20 an hour, by risk: the generous end for requests, the strict one for guesses. */
const requestsPerHour = 20;
const wrongCodesPerHour = 5;

/** Six-digit codes: one at a time for each user and purpose, good for a while and for one use. */
export interface Codes {
  /** Makes a code, which replaces an earlier one, and sends it to the user's address, or to the one that they move to. */
  send(user: User, kind: CodeKind, to?: string): void;
  /**
   * Uses the code up. Throws CodeMismatchException, ExpiredCodeException (none was asked for, or it is too old) or
   * LimitExceededException (too many wrong ones).
   */
  take(user: User, kind: CodeKind, code: string): void;
  /**
   * Counts a request, and a wrong code, for an unknown name, so that it behaves like a known one. As in the service,
   * a code that was never asked for is a mismatch here and expired there.
   */
  pretendSend(name: string): void;
  pretendTake(name: string): never;
}

export function createCodes(database: DatabaseSync, mail: (letter: Letter) => void): Codes {
  const requests = createHourlyLimit(requestsPerHour);
  const wrongCodes = createHourlyLimit(wrongCodesPerHour);
  const store = database.prepare(
    'INSERT OR REPLACE INTO codes (user_id, kind, code, expires_at) VALUES (?, ?, ?, ?)',
  );
  const read = database.prepare('SELECT code, expires_at FROM codes WHERE user_id = ? AND kind = ?');
  const remove = database.prepare('DELETE FROM codes WHERE user_id = ? AND kind = ?');
  return {
    send(user, kind, to = user.attributes.email) {
      requests.spend(user.id);
      const code = randomInt(1_000_000).toString().padStart(6, '0');
      store.run(user.id, kind, code, Date.now() + lifetimeMs(kind));
      mail({ user, to, kind, code });
    },
    take(user, kind, code) {
      wrongCodes.assertOpen(user.id);
      const stored = read.get(user.id, kind);
      if (stored === undefined || Number(stored.expires_at) <= Date.now()) throw codeExpired();
      if (stored.code !== code) {
        wrongCodes.spend(user.id);
        throw codeMismatch();
      }
      remove.run(user.id, kind);
    },
    pretendSend: (name) => requests.spend(name.toLowerCase()),
    pretendTake(name) {
      wrongCodes.spend(name.toLowerCase());
      throw codeMismatch();
    },
  };
}
