import { type TemplateVariable, VariableDraft } from '#shared/contract/template-variables.ts';
import { statedVariable, type VariableTexts } from './variable-texts.ts';

/** The described variables as the contract has them; one that is not valid yet counts as read off the text. */
export const describedVariables = (variables: Readonly<Record<string, VariableTexts>>): TemplateVariable[] =>
  Object.entries(variables).flatMap(
    ([name, texts]) => VariableDraft.safeParse(statedVariable(name, texts)).data ?? [],
  );
