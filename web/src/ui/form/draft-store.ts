import * as z from 'zod';
import { Version } from '#shared/contract/identifiers.ts';

/** A form that was not saved yet, kept in this browser. */
export interface Draft<Values> {
  readonly values: Values;
  /** The version that an edit is based on; what is new has none. */
  readonly version?: number | undefined;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** The kept draft; undefined when there is none, or none that this version of the site can read. */
export function readDraft<Values>(key: string, schema: z.ZodType<Values>): Draft<Values> | undefined {
  const draft = z.object({ values: schema, version: Version.optional(), savedAt: z.number() });
  try {
    return draft.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** False when the browser keeps nothing: no room, or no storage at all. */
export function keepDraft(key: string, draft: Draft<unknown>): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to drop.
  }
}
