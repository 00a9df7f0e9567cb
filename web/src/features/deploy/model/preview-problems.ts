import type { DevicePreview } from '#web/documents/configurations/composer.ts';

/** Why a preview cannot be deployed, as a sentence; undefined where it can. */
export function obstacleOf({ failure, problems, text }: DevicePreview): string | undefined {
  const [problem] = problems;
  if (problem) return problem.sentence;
  if (failure) return `Line ${failure.line} of the template: ${failure.sentence}`;
  return text.trim() === '' ? 'The text is empty.' : undefined;
}
