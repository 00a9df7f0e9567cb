import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';

/** New addresses that wait for their codes, while their users keep the present ones. */
export interface PendingEmails {
  of(userId: string): string | undefined;
  hold(userId: string, email: string): void;
  forget(userId: string): void;
}

export function createPendingEmails(database: DatabaseSync): PendingEmails {
  const find = database.prepare('SELECT email FROM pending_emails WHERE user_id = ?');
  const hold = database.prepare('INSERT OR REPLACE INTO pending_emails (user_id, email) VALUES (?, ?)');
  const forget = database.prepare('DELETE FROM pending_emails WHERE user_id = ?');
  return {
    of: (userId) => z.object({ email: z.string() }).safeParse(find.get(userId)).data?.email,
    hold: (userId, email) => void hold.run(userId, email),
    forget: (userId) => void forget.run(userId),
  };
}
