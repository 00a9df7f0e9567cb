import * as z from 'zod';
import { Version } from '#shared/contract/identifiers.ts';
import { FormValues } from '../model/form-values.ts';

/** A form that was not saved yet, kept in this browser. */
const Draft = z.object({
  values: FormValues,
  /** The version that an edit is based on; a new design has none. */
  version: Version.optional(),
  /** Milliseconds since 1970. */
  savedAt: z.number(),
});
export type Draft = z.output<typeof Draft>;

/** Whose draft of what: nobody else who signs in here finds it. */
export const draftKey = (uid: string, of: string): string => `design-draft:${uid}:${of}`;

/** The kept draft; undefined when there is none, or none that this version of the site can read. */
export function readDraft(key: string): Draft | undefined {
  try {
    return Draft.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** False when the browser keeps nothing: no room, or no storage at all. */
export function keepDraft(key: string, draft: Draft): boolean {
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
