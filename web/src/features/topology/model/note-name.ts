import type { Note } from '#shared/contract/note.ts';

/** What a note is called: its beginning. */
export const noteName = ({ text }: Note): string =>
  `Note “${text.length > 30 ? `${text.slice(0, 30)}…` : text}”`;
