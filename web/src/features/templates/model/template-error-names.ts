import type { TemplateVariable } from '#shared/contract/template-variables.ts';
import type { FieldWords } from '#shared/vocabulary/fields/field-words.ts';
import { templateWords, variableWords } from '#shared/vocabulary/fields/template-words.ts';
import type { FieldErrors } from '#web/ui/form/schema-errors.ts';

const words: Readonly<Record<string, FieldWords>> = { ...templateWords, configFile: { label: 'File' } };
const ofVariables: Readonly<Record<string, FieldWords>> = {
  ...variableWords,
  defaultValue: { label: 'Default' },
};

/** What each field with an error is called on the form, by its path: `variables[2].min` is `mtu: Minimum`. */
export const templateErrorNames = (errors: FieldErrors, variables: readonly TemplateVariable[]) =>
  Object.fromEntries(Object.keys(errors).map((path) => [path, nameOf(path, variables)]));

function nameOf(path: string, variables: readonly TemplateVariable[]): string {
  const [, index, field = ''] = /^variables\[(\d+)\]\.?(\w*)/.exec(path) ?? [];
  if (index === undefined) return words[path.replace(/\[\d+\]$/, '')]?.label ?? path;
  const name = variables[Number(index)]?.name ?? 'Variable';
  return field ? `${name}: ${ofVariables[field]?.label ?? field}` : name;
}
