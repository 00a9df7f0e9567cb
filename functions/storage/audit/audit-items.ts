import * as z from 'zod';
import { AdministrativeAct, type AuditEntry } from '#shared/contract/admin.ts';
import { Id, Instant } from '#shared/contract/identifiers.ts';

/** An entry as it is stored: who and whom by id, so that an index finds them, with their names of that time. */
const StoredEntry = z.object({
  id: Id,
  at: Instant,
  act: AdministrativeAct,
  by: z.string(),
  byName: z.string().default(''),
  target: z.string(),
  targetName: z.string().default(''),
});

export function parseEntry(item: unknown): AuditEntry {
  const { by, byName, target, targetName, ...entry } = StoredEntry.parse(item);
  return { ...entry, by: { uid: by, name: byName }, target: { id: target, name: targetName } };
}

export const entryItem = ({ by, target, ...entry }: AuditEntry) => ({
  ...entry,
  by: by.uid,
  byName: by.name,
  target: target.id,
  targetName: target.name,
});

/** The partition of an instant: `2026-11`. */
export const monthOf = (instant: string): string => instant.slice(0, 7);

/** When the entry with this id was made, to the second: ids begin with it. */
export const instantOf = (id: string): string =>
  new Date(Number.parseInt(id.slice(0, 8), 16) * 1_000).toISOString();
