import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import { UserPoolError } from './errors.ts';
import type { UserFilter } from './user-filter.ts';

const UserStatus = z.enum(['UNCONFIRMED', 'CONFIRMED', 'FORCE_CHANGE_PASSWORD']);

export interface User {
  /** The UUID that is both user name and `sub`. */
  readonly id: string;
  readonly attributes: Readonly<Record<string, string>> & { readonly email: string };
  readonly enabled: boolean;
  readonly status: z.output<typeof UserStatus>;
  readonly salt: string;
  readonly verifier: string;
  /** Until when a temporary password works; null for a permanent one. */
  readonly temporaryUntil: number | null;
  readonly createdAt: number;
  readonly modifiedAt: number;
}

/** The pool's users and their groups, kept in the database. */
export interface Directory {
  /** Finds a user by user name (= sub) or by e-mail address, whatever its case. */
  find(username: string): User | undefined;
  /** Throws UsernameExistsException when the address is taken. */
  insert(user: User): void;
  /** Throws AliasExistsException when the changed address is another user's. */
  update(user: User): void;
  remove(userId: string): void;
  /** Users in the order of their ids, from the one after `after`. */
  list(query: { filter?: UserFilter | undefined; group?: string; limit: number; after: string }): User[];
  groupsOf(userId: string): string[];
  join(userId: string, group: string): void;
  leave(userId: string, group: string): void;
}

export function createDirectory(database: DatabaseSync): Directory {
  const byName = database.prepare('SELECT * FROM users WHERE id = ? OR email_key = ?');
  const emailOwner = database.prepare('SELECT id FROM users WHERE email_key = ? AND id <> ?');
  const save = database.prepare(
    `INSERT INTO users VALUES (:id, :email_key, :attributes, :enabled, :status, :salt, :verifier, :temporary_until,
      :created_at, :modified_at)
    ON CONFLICT (id) DO UPDATE SET email_key = :email_key, attributes = :attributes, enabled = :enabled,
      status = :status, salt = :salt, verifier = :verifier, temporary_until = :temporary_until,
      modified_at = :modified_at`,
  );
  const remove = database.prepare('DELETE FROM users WHERE id = ?');
  const groups = database.prepare('SELECT group_name FROM memberships WHERE user_id = ?');
  const join = database.prepare('INSERT OR IGNORE INTO memberships (user_id, group_name) VALUES (?, ?)');
  const leave = database.prepare('DELETE FROM memberships WHERE user_id = ? AND group_name = ?');
  const isTaken = (user: User) => emailOwner.get(emailKey(user.attributes.email), user.id) !== undefined;

  return {
    find(username) {
      const row = byName.get(username, emailKey(username));
      return row === undefined ? undefined : Row.parse(row);
    },
    insert(user) {
      if (isTaken(user)) throw new UserPoolError('UsernameExistsException', 'User account already exists');
      save.run(toRow(user));
    },
    update(user) {
      if (isTaken(user)) {
        throw new UserPoolError('AliasExistsException', 'An account with the email already exists.');
      }
      save.run(toRow({ ...user, modifiedAt: Date.now() }));
    },
    remove: (userId) => void remove.run(userId),
    list({ filter, group, limit, after }) {
      const conditions = ['id > :after'];
      const parameters: Record<string, string | number> = { after, limit };
      if (filter) {
        conditions.push(filter.condition);
        Object.assign(parameters, filter.parameters);
      }
      if (group !== undefined) {
        conditions.push('id IN (SELECT user_id FROM memberships WHERE group_name = :group)');
        parameters.group = group;
      }
      const rows = database
        .prepare(`SELECT * FROM users WHERE ${conditions.join(' AND ')} ORDER BY id LIMIT :limit`)
        .all(parameters);
      return rows.map((row) => Row.parse(row));
    },
    groupsOf: (userId) => groups.all(userId).map((row) => z.string().parse(row.group_name)),
    join: (userId, group) => void join.run(userId, group),
    leave: (userId, group) => void leave.run(userId, group),
  };
}

const Row = z
  .object({
    id: z.string(),
    attributes: z
      .string()
      .transform((json): unknown => JSON.parse(json))
      .pipe(z.object({ email: z.string() }).catchall(z.string())),
    enabled: z.number(),
    status: UserStatus,
    salt: z.string(),
    verifier: z.string(),
    temporary_until: z.number().nullable(),
    created_at: z.number(),
    modified_at: z.number(),
  })
  .transform(
    ({ enabled, temporary_until, created_at, modified_at, ...rest }): User => ({
      ...rest,
      enabled: enabled === 1,
      temporaryUntil: temporary_until,
      createdAt: created_at,
      modifiedAt: modified_at,
    }),
  );

function toRow(user: User) {
  return {
    id: user.id,
    email_key: emailKey(user.attributes.email),
    attributes: JSON.stringify(user.attributes),
    enabled: user.enabled ? 1 : 0,
    status: user.status,
    salt: user.salt,
    verifier: user.verifier,
    temporary_until: user.temporaryUntil,
    created_at: user.createdAt,
    modified_at: user.modifiedAt,
  };
}

/** The pool's sign-in names are not case-sensitive. */
function emailKey(email: string): string {
  return email.trim().toLowerCase();
}
