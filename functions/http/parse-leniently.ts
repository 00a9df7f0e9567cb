import type * as z from 'zod';
import { type ParsedFields, parseFields } from '#shared/contract/field-errors.ts';

/**
 * Parses a value; where that fails, once more without its read-only fields, which clients bring back from our answers,
 * and without the texts that are empty, which stand for fields that are left out. Costs nothing where the first succeeds.
 */
export function parseLeniently<Value>(
  schema: z.ZodType<Value>,
  value: unknown,
  readOnly: readonly string[],
): ParsedFields<Value> {
  const first = parseFields(schema, value);
  if (first.success) return first;
  const droppable = first.issues.flatMap((issue) => droppablePaths(issue, value, readOnly));
  if (droppable.length === 0) return first;
  const second = parseFields(schema, without(value, droppable));
  // A field that must be there is named as it was sent, not as missing.
  return second.success || !second.issues.some(isOneOf(droppable)) ? second : first;
}

type Path = readonly PropertyKey[];

function droppablePaths(
  issue: z.core.$ZodIssue,
  value: unknown,
  readOnly: readonly string[],
): readonly Path[] {
  if (issue.code === 'unrecognized_keys')
    return issue.path.length > 0
      ? []
      : issue.keys.filter((key) => readOnly.includes(key)).map((key) => [key]);
  const [field, ...below] = issue.path;
  if (typeof field === 'string' && below.length === 0 && readOnly.includes(field)) return [issue.path];
  return field !== undefined && at(value, issue.path) === '' ? [issue.path] : [];
}

const isOneOf = (paths: readonly Path[]) => (issue: z.core.$ZodIssue) =>
  paths.some((path) => path.length === issue.path.length && path.every((step, i) => step === issue.path[i]));

const at = (value: unknown, [step, ...rest]: Path): unknown =>
  step === undefined ? value : at(fieldOf(value, step), rest);

const fieldOf = (value: unknown, step: PropertyKey): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, step)
    ? Reflect.get(value, step)
    : undefined;

/** A copy without what is at the paths; objects lose the field, lists keep their length. */
function without(value: unknown, paths: readonly Path[]): unknown {
  if (typeof value !== 'object' || value === null || paths.length === 0) return value;
  const below = (step: PropertyKey) => paths.filter(([first]) => first === step).map(([, ...rest]) => rest);
  if (Array.isArray(value)) return value.map((entry: unknown, index) => without(entry, below(index)));
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) => {
      const inside = below(name);
      return inside.some((path) => path.length === 0) ? [] : [[name, without(field, inside)]];
    }),
  );
}
