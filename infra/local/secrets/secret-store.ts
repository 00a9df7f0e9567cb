import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { ServiceError } from '../aws-service/service-error.ts';
import { openSqliteFile, transact } from '../sqlite/sqlite-file.ts';

export interface SecretVersion {
  readonly id: string;
  readonly text: string;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
}

export const stages = ['AWSCURRENT', 'AWSPREVIOUS'] as const;
export type Stage = (typeof stages)[number];

/** The present and the last text of each secret, by ARN. */
export interface SecretStore {
  /** Throws ResourceNotFoundException. */
  read(arn: string, stage: Stage): SecretVersion;
  /** Makes a text the present one, and what it replaces the previous one. */
  put(arn: string, text: string): SecretVersion;
  close(): void;
}

const schema = `
  CREATE TABLE IF NOT EXISTS versions (
    arn TEXT NOT NULL,
    stage TEXT NOT NULL,
    id TEXT NOT NULL,
    text TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    PRIMARY KEY (arn, stage)
  ) STRICT;
`;

const Row = z
  .object({ id: z.string(), text: z.string(), created_at: z.number() })
  .transform(({ id, text, created_at }) => ({ id, text, createdAt: created_at }));

/**
 * @param initial the text of each secret that is not kept yet
 * @param given texts that somebody else determines anew at each start
 */
export function openSecretStore(
  file: string,
  initial: ReadonlyMap<string, string>,
  given: ReadonlyMap<string, string> = new Map(),
): SecretStore {
  const database = openSqliteFile(file, schema);
  const sql = {
    find: database.prepare('SELECT id, text, created_at FROM versions WHERE arn = ? AND stage = ?'),
    demote: database.prepare(
      "UPDATE OR REPLACE versions SET stage = 'AWSPREVIOUS' WHERE arn = ? AND stage = 'AWSCURRENT'",
    ),
    insert: database.prepare("INSERT INTO versions VALUES (?, 'AWSCURRENT', ?, ?, ?)"),
  };
  const find = (arn: string, stage: Stage): SecretVersion | undefined =>
    Row.safeParse(sql.find.get(arn, stage)).data;
  const put = (arn: string, text: string): SecretVersion => {
    const version = { id: randomUUID(), text, createdAt: Date.now() };
    transact(database, () => {
      sql.demote.run(arn);
      sql.insert.run(arn, version.id, text, version.createdAt);
    });
    return version;
  };
  for (const [arn, text] of initial) if (!find(arn, 'AWSCURRENT')) put(arn, text);
  for (const [arn, text] of given) if (find(arn, 'AWSCURRENT')?.text !== text) put(arn, text);

  return {
    put,
    read(arn, stage) {
      const version = find(arn, stage);
      if (version) return version;
      throw new ServiceError('ResourceNotFoundException', 'Secrets Manager can’t find the specified secret.');
    },
    close: () => database.close(),
  };
}
