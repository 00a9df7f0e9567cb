import * as z from 'zod';
import { Version } from '#shared/contract/identifiers.ts';

/** Unsaved work, kept in this browser. */
export interface Draft<Values> {
  readonly values: Values;
  /** What it began from, to compare the two later; older drafts have none. */
  readonly base?: Values | undefined;
  /** The version that an edit is based on; what is new has none. */
  readonly version?: number | undefined;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** Whose draft of what: other users of this browser do not see it. */
export const draftKey = (kind: string, uid: string, of: string): string => `${kind}-draft:${uid}:${of}`;

/** The part of the browser's storage that drafts need. Where none is given, it is the one that outlives its windows. */
export type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The kept draft; undefined when there is none, or none that this version of the site can read. */
export function readDraft<Values>(
  key: string,
  schema: z.ZodType<Values>,
  store?: DraftStore,
): Draft<Values> | undefined {
  const draft = z.object({
    values: schema,
    base: schema.optional(),
    version: Version.optional(),
    savedAt: z.number(),
  });
  try {
    return draft.safeParse(JSON.parse((store ?? localStorage).getItem(key) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** False when the browser keeps nothing: no room, or no storage. The older draft, which would mislead, then goes. */
export const keepDraft = (key: string, draft: Draft<unknown>, store?: DraftStore): boolean =>
  keepDraftText(key, JSON.stringify(draft), store);

/** The same of a draft that was written as JSON before. */
export function keepDraftText(key: string, text: string, store?: DraftStore): boolean {
  try {
    (store ?? localStorage).setItem(key, text);
    return true;
  } catch {
    dropDraft(key, store);
    return false;
  }
}

export function dropDraft(key: string, store?: DraftStore): void {
  try {
    (store ?? localStorage).removeItem(key);
  } catch {
    // Without storage there is nothing to drop.
  }
}
