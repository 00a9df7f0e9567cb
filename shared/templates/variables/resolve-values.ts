import type { TemplateVariable, VariableValue } from '../../contract/template-variables.ts';
import { parseValue } from './parse-value.ts';
import { type ValueProblem, type VariableValues, validateValues } from './validate-values.ts';

/** Where a value comes from, the first that has one first. */
export const valueSources = ['entered', 'device', 'site', 'design', 'default'] as const;
export type ValueSource = (typeof valueSources)[number];

/** What each level states, by the names of variables; the default is the variable's own. */
export type ValueLevels = Readonly<Partial<Record<Exclude<ValueSource, 'default'>, VariableValues>>>;

export interface ResolvedValue {
  readonly name: string;
  readonly value: VariableValue;
  readonly source: ValueSource;
}

export interface ResolvedValues {
  /** In the order of the variables; one without a value is left out. */
  readonly values: readonly ResolvedValue[];
  readonly problems: readonly ValueProblem[];
}

/** Each variable's value, of its type, from the first level that has one. Empty text is no value. */
export function resolveValues(variables: readonly TemplateVariable[], levels: ValueLevels): ResolvedValues {
  const found = variables.flatMap((variable) => {
    const stated = firstOf(variable, levels);
    return stated === undefined ? [] : [{ variable, ...stated }];
  });
  const values = found.map(({ variable, value, source }) => {
    const parsed = parseValue(variable, value);
    return { name: variable.name, value: parsed.ok ? parsed.value : value, source };
  });
  return {
    values,
    problems: validateValues(variables, Object.fromEntries(values.map(({ name, value }) => [name, value]))),
  };
}

function firstOf(
  { name, defaultValue }: TemplateVariable,
  levels: ValueLevels,
): { readonly value: VariableValue; readonly source: ValueSource } | undefined {
  for (const source of valueSources) {
    const level = source === 'default' ? undefined : levels[source];
    const value =
      source === 'default' ? defaultValue : level && Object.hasOwn(level, name) ? level[name] : undefined;
    if (value !== undefined && value !== '') return { value, source };
  }
  return undefined;
}
