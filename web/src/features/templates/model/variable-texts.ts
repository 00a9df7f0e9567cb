import * as z from 'zod';
import type { TemplateVariable, VariableValue } from '#shared/contract/template-variables.ts';
import { readNumber } from '#web/ui/form/number-text.ts';

/** The fields of a variable as they are typed. */
export const VariableTexts = z.object({
  description: z.string(),
  dataType: z.string(),
  required: z.boolean(),
  defaultValue: z.string(),
  pattern: z.string(),
  min: z.string(),
  max: z.string(),
  /** One on each line. */
  options: z.string(),
  group: z.string(),
  help: z.string(),
  example: z.string(),
  scope: z.string(),
});
export type VariableTexts = z.output<typeof VariableTexts>;

export const variableTexts = (variable: TemplateVariable): VariableTexts => ({
  description: variable.description,
  dataType: variable.dataType,
  required: variable.required,
  defaultValue: valueText(variable.defaultValue),
  pattern: variable.pattern ?? '',
  min: String(variable.min ?? ''),
  max: String(variable.max ?? ''),
  options: variable.options.join('\n'),
  group: variable.group,
  help: variable.help,
  example: variable.example,
  scope: variable.scope,
});

/** A value as it is typed: a list with commas between its entries, an object as JSON. */
export function valueText(value: VariableValue | undefined): string {
  if (value === undefined) return '';
  if (Array.isArray(value) && value.every((entry) => typeof entry !== 'object')) return value.join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** What is stated of a variable, before it is validated; empty fields are left out. */
export const statedVariable = (name: string, texts: VariableTexts) => ({
  name,
  description: texts.description,
  dataType: texts.dataType,
  required: texts.required,
  defaultValue: texts.defaultValue,
  pattern: texts.pattern,
  ...(isBounded(texts.dataType) && { min: readNumber(texts.min), max: readNumber(texts.max) }),
  options: texts.dataType === 'enum' ? linesOf(texts.options) : [],
  group: texts.group,
  help: texts.help,
  example: texts.example,
  scope: texts.scope,
});

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Types whose value, length or number of entries may have bounds. */
export const isBounded = (dataType: string): boolean =>
  ['string', 'integer', 'list', 'secret'].includes(dataType);
/** Types that a pattern says something about. */
export const isPatterned = (dataType: string): boolean =>
  ['string', 'integer', 'secret', 'hostname'].includes(dataType);
