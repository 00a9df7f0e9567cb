import type { TemplateProblem } from '../engine/template-problem.ts';

/** A problem of a template, of its values or of the text that it renders; `warning`s may be meant so. */
export interface LintProblem extends TemplateProblem {
  readonly severity: 'error' | 'warning';
  /** What was looked for. */
  readonly rule: 'undefined' | 'unused' | 'type' | 'pattern' | 'leftover' | 'balance';
}
