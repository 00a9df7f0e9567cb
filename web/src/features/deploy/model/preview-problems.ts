import type { LintProblem } from '#shared/templates/lint/lint-problem.ts';
import type { DevicePreview } from '#web/documents/configurations/composer.ts';

/** Why a preview cannot be deployed, as a sentence; undefined where it can. */
export function obstacleOf({ failure, problems, lint, text }: DevicePreview): string | undefined {
  const [problem] = problems;
  if (problem) return problem.sentence;
  if (failure) return `Line ${failure.line} of the template: ${failure.sentence}`;
  const error = lint.find(({ severity }) => severity === 'error');
  if (error) return `Line ${error.line} of the text: ${error.sentence}`;
  return text.trim() === '' ? 'The text is empty.' : undefined;
}

/** What may be meant so. */
export const warningsOf = ({ lint }: DevicePreview): readonly LintProblem[] =>
  lint.filter(({ severity }) => severity === 'warning');
