import { CircleCheck, CircleDashed, CircleX, ListChecks, TriangleAlert } from 'lucide-react';
import { formatCount, formatNumber } from '#shared/vocabulary/counts.ts';
import type { Assessment } from '#web/features/topology/check-worker/assessment.ts';
import button from '#web/ui/button.module.css';
import prose from '#web/ui/prose.module.css';
import styles from './checks-button.module.css';
import { type CheckCounts, countOutcomes } from './outcomes.ts';

export interface ChecksButtonProps {
  readonly assessment: Assessment | undefined;
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

/** Opens and closes the checks; says what they found, and how many could not be made, without opening them. */
export function ChecksButton({ assessment, isOpen, onPress }: ChecksButtonProps) {
  const counts = assessment && countOutcomes(assessment.checks);
  return (
    <button
      type="button"
      className={button.tool}
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

function Counts({ failures, warnings, notChecked }: CheckCounts) {
  if (failures + warnings + notChecked === 0)
    return <CircleCheck size={14} aria-hidden className={prose.good} />;
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
      {notChecked > 0 && (
        <span className={styles.open}>
          <CircleDashed size={14} aria-hidden />
          {formatNumber(notChecked)}
        </span>
      )}
    </>
  );
}

function inWords({ failures, warnings, notChecked }: CheckCounts): string {
  const found =
    failures + warnings === 0
      ? 'nothing found'
      : `${formatCount(failures, 'failure')}, ${formatCount(warnings, 'warning')}`;
  return notChecked === 0 ? found : `${found}, ${formatNumber(notChecked)} not checked`;
}
