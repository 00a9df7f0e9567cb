import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { formatCount, formatNumber } from '#shared/vocabulary/counts.ts';
import { foundLineFrom } from '#web/features/configurations/model/found-lines.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import layout from '#web/ui/layout.module.css';
import prose from '#web/ui/prose.module.css';

export interface LineFinderProps {
  /** Lines that were found, in order. */
  readonly found: readonly number[];
  readonly line: number | undefined;
  /** What they were found by: `from HQ-CORE-1`; empty where by their text. */
  readonly by: string;
  readonly onGo: (line: number) => void;
  readonly onClear: () => void;
}

/** Goes from one found line to the next. */
export function LineFinder({ found, line, by, onGo, onClear }: LineFinderProps) {
  const at = line === undefined ? -1 : found.indexOf(line);
  const go = (step: 'next' | 'previous') => {
    const next = foundLineFrom(found, line, step);
    if (next !== undefined) onGo(next);
  };
  return (
    <div className={layout.row2}>
      <p className={prose.detail} aria-live="polite">
        {at < 0
          ? formatCount(found.length, 'line')
          : `${formatNumber(at + 1)} of ${formatCount(found.length, 'line')}`}
        {by && ` ${by}`}
      </p>
      <IconButton
        icon={ChevronUp}
        label="Previous found line"
        disabled={found.length === 0}
        onClick={() => go('previous')}
      />
      <IconButton
        icon={ChevronDown}
        label="Next found line"
        disabled={found.length === 0}
        onClick={() => go('next')}
      />
      <IconButton icon={X} label="Mark no lines" onClick={onClear} />
    </div>
  );
}
