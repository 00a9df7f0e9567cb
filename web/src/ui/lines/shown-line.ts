/** One line of a text that is shown with its numbers. */
export interface ShownLine {
  readonly text: string;
  /** What a comparison says of it; without it, nothing. */
  readonly change?: 'added' | 'removed' | 'same' | undefined;
  /** Stands before it; its own number when left out. */
  readonly number?: number | undefined;
  /** Stands for lines that are left out, and has no number. */
  readonly isGap?: boolean;
}

export const shownLines = (text: string): readonly ShownLine[] =>
  text
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => ({ text: line }));
