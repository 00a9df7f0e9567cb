import { CircleCheck, CircleX, ListChecks, TriangleAlert } from 'lucide-react';
import { formatCount, formatNumber } from '#shared/vocabulary/counts.ts';
import type { Assessment } from '#web/features/topology/check-worker/assessment.ts';
import prose from '#web/ui/prose.module.css';
import styles from './checks-button.module.css';
import { countFindings } from './outcomes.ts';

export interface ChecksButtonProps {
  readonly assessment: Assessment | undefined;
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

/** Opens and closes the checks; says how many findings there are without opening them. */
export function ChecksButton({ assessment, isOpen, onPress }: ChecksButtonProps) {
  const counts = assessment && countFindings(assessment.checks);
  return (
    <button
      type="button"
      className={styles.button}
      aria-expanded={isOpen}
      aria-label={`Checks${counts ? `: ${inWords(counts)}` : ''}`}
      title="Checks, failures, availability and requirements"
      onClick={onPress}
    >
      <ListChecks size={16} aria-hidden />
      <span className={styles.word}>Checks</span>
      {counts && <Counts {...counts} />}
    </button>
  );
}

interface Found {
  readonly failures: number;
  readonly warnings: number;
}

function Counts({ failures, warnings }: Found) {
  if (failures + warnings === 0) return <CircleCheck size={14} aria-hidden className={prose.good} />;
  return (
    <>
      {failures > 0 && (
        <span className={styles.bad}>
          <CircleX size={14} aria-hidden />
          {formatNumber(failures)}
        </span>
      )}
      {warnings > 0 && (
        <span className={styles.warn}>
          <TriangleAlert size={14} aria-hidden />
          {formatNumber(warnings)}
        </span>
      )}
    </>
  );
}

function inWords({ failures, warnings }: Found): string {
  if (failures + warnings === 0) return 'nothing found';
  return `${formatCount(failures, 'failure')}, ${formatCount(warnings, 'warning')}`;
}
