import type { TemplateProblem } from '../engine/template-problem.ts';
import type { LintProblem } from './lint-problem.ts';

/** What a dialect's parser finds out of balance in a text: blocks that are not closed, or closed without being open. */
export type BalanceCheck = (text: string) => readonly TemplateProblem[];

const leftovers: readonly (readonly [RegExp, LintProblem['severity'], (found: string) => string])[] = [
  [/\{\{|\}\}|\{%|%\}/g, 'error', (found) => `${found} was left over from a template.`],
  [/\b(TODO|FIXME|XXX|CHANGEME)\b/g, 'warning', (found) => `${found} is to be filled in.`],
  [/<(?!secret:)[A-Za-z][^<>\n]{0,60}>/g, 'warning', (found) => `${found} looks like a blank to fill in.`],
];

/** What is wrong with a rendered configuration. Placeholders of secrets are in order; XML has tags. */
export function lintConfiguration(text: string, balance: BalanceCheck = () => []): LintProblem[] {
  const isXml = text.trimStart().startsWith('<');
  const left = text.split('\n').flatMap((line, index) =>
    leftovers.slice(0, isXml ? 2 : undefined).flatMap(([pattern, severity, sentence]) =>
      [...line.matchAll(pattern)].map(
        (match): LintProblem => ({
          line: index + 1,
          column: match.index + 1,
          sentence: sentence(match[0]),
          rule: 'leftover',
          severity,
        }),
      ),
    ),
  );
  const unbalanced = balance(text).map(
    (problem): LintProblem => ({ ...problem, rule: 'balance', severity: 'error' }),
  );
  return [...left, ...unbalanced];
}
