import { diffLines } from 'diff';

export interface DifferenceLine {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
  /** Its number before and after, from 1; absent on the side that does not have it. */
  readonly before?: number;
  readonly after?: number;
}

/** Lines that differ beyond which the rest is shown as removed and added: the time that it takes grows with the square. */
const mostEdits = 10_000;

/** What became of each line of a text, removed ones before those that replace them. */
export function lineDifference(before: string, after: string): DifferenceLine[] {
  const changes = diffLines(closed(before), closed(after), { maxEditLength: mostEdits }) ?? [
    { added: false, removed: true, value: closed(before) },
    { added: true, removed: false, value: closed(after) },
  ];
  const lines: DifferenceLine[] = [];
  let [old, young] = [0, 0];
  for (const { added, removed, value } of changes)
    for (const text of linesOf(value)) {
      if (!added) old += 1;
      if (!removed) young += 1;
      lines.push({
        kind: added ? 'added' : removed ? 'removed' : 'same',
        text,
        ...(!added && { before: old }),
        ...(!removed && { after: young }),
      });
    }
  return lines;
}

/** The lines that differ with some around them, one list for each place; none where nothing differs. */
export function differenceHunks(lines: readonly DifferenceLine[], context = 3): DifferenceLine[][] {
  const hunks: DifferenceLine[][] = [];
  let end = -1;
  for (const [at, { kind }] of lines.entries()) {
    if (kind === 'same') continue;
    const start = Math.max(at - context, end);
    const last = Math.min(at + context + 1, lines.length);
    if (end < 0 || at - context > end) hunks.push(lines.slice(Math.max(at - context, 0), last));
    else hunks.at(-1)?.push(...lines.slice(Math.min(start, last), last));
    end = last;
  }
  return hunks;
}

/** The last line ends like the others. */
const closed = (text: string): string => {
  const unix = text.replaceAll('\r\n', '\n');
  return unix === '' || unix.endsWith('\n') ? unix : `${unix}\n`;
};

const linesOf = (value: string): string[] => (value === '' ? [] : value.slice(0, -1).split('\n'));
