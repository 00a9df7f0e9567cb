import type { TemplateVariable } from '../../contract/template-variables.ts';
import { nameReferences } from '../syntax/name-references.ts';
import { placesIn } from '../syntax/places-in.ts';
import { inferVariables } from '../variables/infer-variables.ts';
import { compilePattern } from '../variables/linear-pattern.ts';
import { parseValue } from '../variables/parse-value.ts';
import type { LintProblem } from './lint-problem.ts';

/**
 * What can be said of a template before it is rendered: names that nothing defines, variables that it does not read, patterns
 * that are none, and defaults that are not of their type.
 * @param offered names that are there without being entered
 */
export function lintTemplate(
  template: string,
  variables: readonly TemplateVariable[],
  offered: ReadonlySet<string> = new Set(),
): LintProblem[] {
  const described = new Set(variables.map(({ name }) => name));
  const mayBeMissing = new Set(
    inferVariables(template).flatMap(({ name, required }) => (required ? [] : [name])),
  );
  const references = nameReferences(template);
  const read = new Set(references.map(({ name }) => name));
  const placeAt = placesIn(template);
  const missing = references.filter(
    ({ name }) => !described.has(name) && !offered.has(name) && !mayBeMissing.has(name),
  );
  return [
    ...missing.map(
      ({ name, from }): LintProblem => ({
        ...placeAt(from),
        sentence: `${name} is not among the variables.`,
        rule: 'undefined',
        severity: 'error',
      }),
    ),
    ...variables.flatMap((variable) => ofVariable(variable, read.has(variable.name))),
  ];
}

function ofVariable(variable: TemplateVariable, isRead: boolean): LintProblem[] {
  const { name, pattern = '', defaultValue } = variable;
  const problems: LintProblem[] = [];
  const add = (sentence: string, rule: LintProblem['rule'], severity: LintProblem['severity']) =>
    problems.push({ line: 1, column: 1, sentence, rule, severity });
  if (!isRead) add(`${name} is not used.`, 'unused', 'warning');
  const compiled = compilePattern(pattern);
  if (!compiled.ok) add(`The pattern of ${name} is not valid: ${compiled.problem}.`, 'pattern', 'error');
  if (compiled.ok && defaultValue !== undefined && defaultValue !== '') {
    const parsed = parseValue(variable, defaultValue);
    if (!parsed.ok) add(`The default of ${name} ${parsed.problem}.`, 'type', 'error');
  }
  return problems;
}
