import type { CheckResult } from './finding.ts';

/** How a check ended, in a word. */
export const outcomeNames = {
  pass: 'Passed',
  warning: 'Warning',
  failure: 'Failed',
  'not checked': 'Not checked',
} as const satisfies Record<CheckResult['outcome'], string>;
