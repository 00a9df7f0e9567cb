import type { CheckResult } from '#shared/network/checks/finding.ts';

/** One check with its first findings, and how many there are of each severity. */
export interface AssessedCheck extends CheckResult {
  readonly failures: number;
  readonly warnings: number;
}

/** Findings of one check that are returned: the next ones show as these are fixed. */
export const mostFindings = 200;

/** A check with as many findings as a person reads. */
export function counted(result: CheckResult): AssessedCheck {
  const failures = result.findings.filter(({ severity }) => severity === 'failure');
  const warnings = result.findings.filter(({ severity }) => severity === 'warning');
  return {
    ...result,
    findings: [...failures, ...warnings].slice(0, mostFindings),
    failures: failures.length,
    warnings: warnings.length,
  };
}
