import { Button } from '@aws-amplify/ui-react';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCount, formatNumber, plural } from '#shared/vocabulary/counts.ts';
import { EmptyState } from './empty-state.tsx';
import prose from './prose.module.css';

export interface FilteredListProps {
  /** One of what is listed: `cable`. */
  readonly noun: string;
  /** How many the filters leave, and of how many. */
  readonly found: number;
  readonly all: number;
  /** Whether any filter is set. */
  readonly isFiltered: boolean;
  readonly onClear: () => void;
  /** Those that were found. */
  readonly children: ReactNode;
}

/** What filters leave of a list, under how many that are; where they leave nothing, the way back. */
export function FilteredList({ noun, found, all, isFiltered, onClear, children }: FilteredListProps) {
  const many = plural(2, noun);
  return (
    <>
      <p className={prose.detail} aria-live="polite">
        {isFiltered ? `${formatNumber(found)} of ${formatCount(all, noun)}` : formatCount(all, noun)}
      </p>
      {found === 0 ? (
        <EmptyState
          icon={SearchX}
          title={`No ${many} match`}
          action={<Button onClick={onClear}>Show all {many}</Button>}
        >
          No {noun} matches all of these filters.
        </EmptyState>
      ) : (
        children
      )}
    </>
  );
}
