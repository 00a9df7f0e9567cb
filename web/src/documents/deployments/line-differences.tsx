import { useMemo } from 'react';
import { differenceHunks, lineDifference } from '#shared/templates/compare/line-difference.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import layout from '#web/ui/layout.module.css';
import { NumberedLines } from '#web/ui/lines/numbered-lines.tsx';
import type { ShownLine } from '#web/ui/lines/shown-line.ts';
import prose from '#web/ui/prose.module.css';

export interface LineDifferencesProps {
  /** Names the difference for screen readers. */
  readonly label: string;
  readonly before: string;
  readonly after: string;
  /** What is said where nothing differs. */
  readonly same: string;
}

const gap: ShownLine = { text: '…', change: 'same', isGap: true };

/** What became of a text: the lines that differ, with some around them. */
export function LineDifferences({ label, before, after, same }: LineDifferencesProps) {
  const { lines, added, removed } = useMemo(() => {
    const all = lineDifference(before, after);
    const counted = (kind: 'added' | 'removed') => all.filter((line) => line.kind === kind).length;
    const shown = differenceHunks(all).flatMap((hunk, index): ShownLine[] => [
      ...(index > 0 ? [gap] : []),
      ...hunk.map(({ kind, text, before: old, after: young }) => ({
        text,
        change: kind,
        number: young ?? old,
      })),
    ]);
    return { lines: shown, added: counted('added'), removed: counted('removed') };
  }, [before, after]);
  if (lines.length === 0) return <p className={prose.detail}>{same}</p>;
  return (
    <div className={layout.stack2}>
      <p className={prose.detail}>
        {formatCount(added, 'line')} added, {formatCount(removed, 'line')} removed
      </p>
      <NumberedLines label={label} lines={lines} />
    </div>
  );
}
