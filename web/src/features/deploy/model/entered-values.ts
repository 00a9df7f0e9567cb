import type { TemplateVariable } from '#shared/contract/template-variables.ts';
import { secretPlaceholder } from '#shared/templates/library/secrets.ts';
import type { VariableValues } from '#shared/templates/variables/validate-values.ts';

/** What was typed for one device, by variable; nothing for what comes from elsewhere. */
export type EnteredTexts = Readonly<Record<string, string>>;

/** By device id. */
export type EnteredByDevice = ReadonlyMap<string, EnteredTexts>;

/** What is sent of one device: what was typed, and a placeholder for each secret, which is entered with the download. */
export function enteredValues(variables: readonly TemplateVariable[], texts: EnteredTexts): VariableValues {
  const typed = Object.entries(texts).filter(([, text]) => text.trim() !== '');
  const secrets = variables
    .filter(({ dataType }) => dataType === 'secret')
    .map(({ name }) => [name, secretPlaceholder(name.toLowerCase())] as const);
  return Object.fromEntries([...typed, ...secrets]);
}

/** The variables in their groups, in the order of the template; those of none first. */
export function groupedVariables(
  variables: readonly TemplateVariable[],
): readonly { readonly group: string; readonly variables: readonly TemplateVariable[] }[] {
  const groups = Map.groupBy(variables, ({ group }) => group);
  return [...groups]
    .map(([group, own]) => ({ group, variables: own }))
    .toSorted((a, b) => Number(a.group !== '') - Number(b.group !== ''));
}
