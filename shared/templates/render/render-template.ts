import type { TemplateVariable } from '../../contract/template-variables.ts';
import type { TemplateEngine } from '../engine/template-engine.ts';
import type { TemplateProblem } from '../engine/template-problem.ts';
import { type RenderedLine, readProvenance } from '../library/provenance.ts';
import { secretPlaceholder } from '../library/secrets.ts';
import { inferVariables } from '../variables/infer-variables.ts';
import { mergeVariables } from '../variables/merge-variables.ts';
import { type ResolvedValue, type ResolvedValues, resolveValues } from '../variables/resolve-values.ts';
import type { VariableValues } from '../variables/validate-values.ts';
import { contextNames } from './context-names.ts';
import type { Offered } from './template-target.ts';

export interface TemplateSource {
  /** Jinja. */
  readonly text: string;
  /** Those that are described; others are read off the text. */
  readonly variables: readonly TemplateVariable[];
}

/** A template for one target. Values of secrets are their placeholders, in the values as in the text. */
export interface RenderedTemplate extends ResolvedValues {
  readonly variables: readonly TemplateVariable[];
  readonly result:
    | { readonly ok: true; readonly text: string; readonly lines: readonly RenderedLine[] }
    | { readonly ok: false; readonly problem: TemplateProblem };
}

/** The variables of a template: those described, then those that only its text names. */
export const variablesOf = ({ text, variables }: TemplateSource): TemplateVariable[] =>
  mergeVariables(inferVariables(text), variables, contextNames);

/**
 * Renders a user's template: its variables at the top level, over what the target offers under the library's names. The same
 * in the browser's preview and in the function that deploys, so that both have the same bytes.
 */
export function renderTemplate(
  engine: TemplateEngine,
  source: TemplateSource,
  { levels, context }: Offered,
  entered: VariableValues,
): RenderedTemplate {
  const variables = variablesOf(source);
  const { problems, ...resolved } = resolveValues(variables.map(withoutNeed), { entered, ...levels });
  const values = resolved.values
    .filter(({ name }) => !isSecret(variables, name))
    .concat(placeholders(variables));
  const rendering = engine.render(source.text, {
    ...context,
    ...Object.fromEntries(values.map(({ name, value }) => [name, value])),
  });
  if (!rendering.ok) return { values, problems, variables, result: rendering };
  const lines = readProvenance(rendering.text);
  const text = lines.map((line) => line.text).join('\n');
  return { values, problems, variables, result: { ok: true, text, lines } };
}

/** A secret may be left out: its placeholder is filled in when the text is downloaded. */
const withoutNeed = (variable: TemplateVariable): TemplateVariable =>
  variable.dataType === 'secret' ? { ...variable, required: false } : variable;

const isSecret = (variables: readonly TemplateVariable[], name: string): boolean =>
  variables.some((variable) => variable.name === name && variable.dataType === 'secret');

/** The names of placeholders are in lower case. */
const placeholders = (variables: readonly TemplateVariable[]): ResolvedValue[] =>
  variables
    .filter(({ dataType }) => dataType === 'secret')
    .map(({ name }) => ({ name, value: secretPlaceholder(name.toLowerCase()), source: 'entered' }));
