import type { DialectId } from '#shared/contract/dialect.ts';
import type { TemplateVariable, VariableValue } from '#shared/contract/template-variables.ts';
import { blockProblems } from '#shared/templates/compare/block-problems.ts';
import type { TemplateEngine } from '#shared/templates/engine/template-engine.ts';
import { type BalanceCheck, lintConfiguration } from '#shared/templates/lint/lint-configuration.ts';
import type { LintProblem } from '#shared/templates/lint/lint-problem.ts';
import { lintTemplate } from '#shared/templates/lint/lint-template.ts';
import { contextNames } from '#shared/templates/render/context-names.ts';
import {
  type RenderedTemplate,
  renderTemplate,
  type TemplateSource,
} from '#shared/templates/render/render-template.ts';
import type { Offered } from '#shared/templates/render/template-target.ts';
import { inferVariables } from '#shared/templates/variables/infer-variables.ts';
import type { ResolvedValue } from '#shared/templates/variables/resolve-values.ts';
import type { ValueProblem, VariableValues } from '#shared/templates/variables/validate-values.ts';

export interface PreviewSource extends TemplateSource {
  readonly entered: VariableValues;
  /** Of the text, where the template states one: its blocks are then checked. */
  readonly dialect: DialectId | undefined;
}

/** Whose values are taken: a device of the network, in a dialect that names its interfaces; none without. */
export interface PreviewTarget {
  readonly device: string;
  readonly dialect: DialectId;
}

/** What a template gives for a device, as far as it can be said by now. */
export interface Preview {
  /** The text; a value that is missing stands in it by the name of its variable, as `‹hostname›`. */
  readonly text: string | undefined;
  readonly values: readonly ResolvedValue[];
  /** Variables that need a value and have none. */
  readonly missing: readonly string[];
  /** What is wrong with values that there are. */
  readonly wrong: readonly ValueProblem[];
  /** Of the template and of its values, at their places in its text. */
  readonly problems: readonly LintProblem[];
  /** Of the configuration that it gives, by its own lines. */
  readonly leftovers: readonly LintProblem[];
}

export function previewOf(
  engine: TemplateEngine,
  { entered, dialect, ...source }: PreviewSource,
  offered: Offered,
  target: PreviewTarget | undefined,
): Preview {
  const strict = renderTemplate(engine, source, offered, entered);
  const missing = missingIn(strict);
  const isMissing = ({ field }: ValueProblem) => missing.some(({ name }) => name === field);
  const shown =
    strict.result.ok || missing.length === 0
      ? strict
      : renderTemplate(engine, source, offered, { ...entered, ...stoodInFor(missing) });
  const places = new Map(
    inferVariables(source.text).map(({ name, line, column }) => [name, { line, column }]),
  );
  const ofValues = strict.problems
    .filter((problem) => target !== undefined || !isMissing(problem))
    .map(
      (problem): LintProblem => ({
        ...(places.get(problem.field) ?? { line: 1, column: 1 }),
        sentence: problem.sentence,
        rule: isMissing(problem) ? 'undefined' : 'type',
        severity: 'warning',
      }),
    );
  const broken: LintProblem[] = shown.result.ok
    ? []
    : [{ ...shown.result.problem, rule: 'undefined', severity: 'error' }];
  const lint = lintTemplate(source.text, strict.variables, contextNames);
  return {
    text: shown.result.ok ? shown.result.text : undefined,
    values: strict.values,
    missing: missing.map(({ name }) => name),
    wrong: strict.problems.filter((problem) => !isMissing(problem)),
    problems: once([...broken, ...lint, ...ofValues]),
    leftovers: shown.result.ok ? lintConfiguration(shown.result.text, balanceIn(dialect)) : [],
  };
}

const balanceIn = (dialect: DialectId | undefined): BalanceCheck => {
  if (dialect === undefined) return () => [];
  return (text) => blockProblems(dialect, text).map((problem) => ({ ...problem, column: 1 }));
};

function missingIn({ variables, values, problems }: RenderedTemplate): readonly TemplateVariable[] {
  const known = new Set(values.map(({ name }) => name));
  const wrong = new Set(problems.map(({ field }) => field));
  return variables.filter(({ name }) => wrong.has(name) && !known.has(name));
}

const stoodInFor = (missing: readonly TemplateVariable[]): VariableValues =>
  Object.fromEntries(missing.map((variable) => [variable.name, standIn(variable)]));

function standIn({ name, dataType }: TemplateVariable): VariableValue {
  if (dataType === 'list') return [`‹${name}›`];
  return dataType === 'boolean' ? false : `‹${name}›`;
}

/** The first problem at a place. */
const once = (problems: readonly LintProblem[]): LintProblem[] =>
  [
    ...new Map(
      problems
        .toReversed()
        .map((problem) => [`${problem.line}:${problem.column}:${problem.sentence}`, problem]),
    ).values(),
  ].reverse();
