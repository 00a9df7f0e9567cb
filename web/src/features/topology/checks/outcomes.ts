import { CircleCheck, CircleDashed, CircleX, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { CheckResult } from '#shared/network/checks/finding.ts';
import { outcomeNames } from '#shared/network/checks/outcome-names.ts';
import type { AssessedCheck } from '#web/features/topology/check-worker/assessed-check.ts';

export type Outcome = CheckResult['outcome'];

interface OutcomeLook {
  readonly word: string;
  readonly icon: LucideIcon;
  readonly tone: 'good' | 'warn' | 'bad' | 'neutral';
}

/** Each outcome as a word, an icon and a colour, since colour alone is not enough. */
export const outcomes: Readonly<Record<Outcome, OutcomeLook>> = {
  pass: { word: outcomeNames.pass, icon: CircleCheck, tone: 'good' },
  warning: { word: outcomeNames.warning, icon: TriangleAlert, tone: 'warn' },
  failure: { word: outcomeNames.failure, icon: CircleX, tone: 'bad' },
  'not checked': { word: outcomeNames['not checked'], icon: CircleDashed, tone: 'neutral' },
};

export interface CheckCounts {
  /** Findings of all checks together. */
  readonly failures: number;
  readonly warnings: number;
  /** Checks that found nothing, but could not see everything. */
  readonly notChecked: number;
}

export function countOutcomes(checks: readonly AssessedCheck[]): CheckCounts {
  return {
    notChecked: checks.filter(({ outcome }) => outcome === 'not checked').length,
    failures: checks.reduce((sum, check) => sum + check.failures, 0),
    warnings: checks.reduce((sum, check) => sum + check.warnings, 0),
  };
}
