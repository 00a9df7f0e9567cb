import { TemplateVariable, VariableDraft } from '#shared/contract/template-variables.ts';
import { statedVariable, type VariableTexts } from './variable-texts.ts';

/** The described variables as the contract has them, in their order; of one that is not valid yet, the name alone. */
export const describedVariables = (variables: Readonly<Record<string, VariableTexts>>): TemplateVariable[] =>
  Object.entries(variables).map(
    ([name, texts]) =>
      VariableDraft.safeParse(statedVariable(name, texts)).data ?? TemplateVariable.parse({ name }),
  );
