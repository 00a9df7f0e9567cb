import * as z from 'zod';
import { list } from './collections.ts';
import { line, paragraphs, textUpTo } from './text.ts';

export const variableTypes = [
  'string',
  'integer',
  'boolean',
  'enum',
  'ip',
  'cidr',
  'netmask',
  'mac',
  'vlan',
  'hostname',
  'list',
  'secret',
] as const;
export type VariableType = (typeof variableTypes)[number];

/** Whether all devices share a value, or each device or interface has its own. */
export const variableScopes = ['global', 'device', 'interface'] as const;

/** A value of a variable: what JSON can state, without null. */
export type VariableValue =
  | string
  | number
  | boolean
  | readonly VariableValue[]
  | { readonly [name: string]: VariableValue };

/** Lists and objects within a value, one in another, at most. */
const deepestValue = 6;
const longestText = 20_000;

export const VariableValue = z.custom<VariableValue>(
  (value) => isValue(value, deepestValue),
  `must be text, a number, true or false, or a list or object of these, at most ${deepestValue} levels deep`,
);

function isValue(value: unknown, levels: number): boolean {
  if (typeof value === 'string') return value.length <= longestText && value.isWellFormed();
  if (typeof value === 'number' || typeof value === 'boolean') return true;
  if (typeof value !== 'object' || value === null || levels === 0) return false;
  return Object.entries(value).every(([name, inner]) => name.isWellFormed() && isValue(inner, levels - 1));
}

/** A name as templates write it: an identifier of Jinja. */
export const VariableName = z
  .string()
  .max(100)
  .regex(/^[A-Za-z_]\w*$/, 'must be letters, digits and underscores, and not begin with a digit');

/** Lengths in characters, and entries of a list. */
const limits = { pattern: 200, options: 200 } as const;

/** A variable of a template, as it is stored and answered. */
export const TemplateVariable = z.strictObject({
  name: VariableName,
  description: paragraphs(500).default(''),
  dataType: z.enum(variableTypes).default('string'),
  required: z.boolean().default(false),
  defaultValue: VariableValue.optional(),
  /** A regular expression that the whole value has to match; `validationRegex` is the same. */
  pattern: textUpTo(limits.pattern).optional(),
  validationRegex: textUpTo(limits.pattern).optional(),
  /** Of a number: its bounds; of text or a list: those of its length. */
  min: z.number().optional(),
  max: z.number().optional(),
  /** Of an enum: what may be chosen. */
  options: list(line(200), limits.options).default([]),
  group: line(60).default(''),
  help: paragraphs(500).default(''),
  example: line(200).default(''),
  scope: z.enum(variableScopes).default('device'),
});
export type TemplateVariable = z.output<typeof TemplateVariable>;

/**
 * A variable as it is sent: `number` and `select` are taken for `integer` and `enum`, `validationRegex` for `pattern`, and
 * empty text for a field that is left out.
 */
export const VariableDraft = z.preprocess(ofOtherNames, TemplateVariable);

const otherNames: Readonly<Record<string, VariableType>> = { number: 'integer', select: 'enum' };

function ofOtherNames(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const stated: Record<string, unknown> = Object.fromEntries(
    Object.entries(value).filter(([name, given]) => name === 'name' || (given !== '' && given !== null)),
  );
  const { dataType } = stated;
  const pattern = stated.pattern ?? stated.validationRegex;
  return {
    ...stated,
    ...(typeof dataType === 'string' && { dataType: otherNames[dataType] ?? dataType }),
    ...(pattern !== undefined && { pattern, validationRegex: pattern }),
  };
}

/** Variables by name, as a deployment states them; at most as many as a template has. */
export const mostVariables = 300;
