import type { TemplateVariable } from '../../contract/template-variables.ts';
import type { InferredVariable } from './infer-variables.ts';

/**
 * The variables of a template: those described, with their description, in their order, then those that only its text
 * names. Objects of the device (`device.name`) are no variables.
 * @param offered names that are there without being entered
 */
export function mergeVariables(
  inferred: readonly InferredVariable[],
  described: readonly TemplateVariable[],
  offered: ReadonlySet<string> = new Set(),
): TemplateVariable[] {
  const known = new Set(described.map(({ name }) => name));
  const others = inferred.filter(
    ({ name, fields }) => !known.has(name) && !offered.has(name) && fields.length === 0,
  );
  return [
    ...described,
    ...others.map(({ name, dataType, required, defaultValue, options }) => ({
      ...blank,
      name,
      dataType,
      required,
      options: [...options],
      ...(defaultValue !== undefined && { defaultValue }),
    })),
  ];
}

/** What the text says nothing about. */
const blank = { description: '', group: '', help: '', example: '', scope: 'device' } as const;
