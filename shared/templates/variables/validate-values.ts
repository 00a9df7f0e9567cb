import type { TemplateVariable, VariableValue } from '../../contract/template-variables.ts';
import { parseValue } from './parse-value.ts';

export type VariableValues = Readonly<Record<string, VariableValue>>;

export interface ValueProblem {
  /** The name of the variable. */
  readonly field: string;
  /** What is wrong, to stand beside the field. */
  readonly message: string;
  /** The same with the field's name, to stand alone. */
  readonly sentence: string;
}

/** What is wrong with entered values: empty where it is required and has no default, or not of the variable's type. */
export function validateValues(
  variables: readonly TemplateVariable[],
  values: VariableValues,
): ValueProblem[] {
  return variables.flatMap((variable) => {
    const { name, required, defaultValue } = variable;
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined || value === '') {
      return required && defaultValue === undefined ? [problemOf(name, 'is required')] : [];
    }
    const parsed = parseValue(variable, value);
    return parsed.ok ? [] : [problemOf(name, parsed.problem)];
  });
}

const problemOf = (field: string, message: string): ValueProblem => ({
  field,
  message,
  sentence: `${field} ${message}.`,
});
