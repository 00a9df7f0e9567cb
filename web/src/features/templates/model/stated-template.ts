import * as z from 'zod';
import { NewTemplate } from '#shared/contract/template-form.ts';
import type { Upload } from '#shared/contract/uploads.ts';
import { variablesOf } from '#shared/templates/render/render-template.ts';
import { inOrderOfUse } from './in-order-of-use.ts';
import { type TemplateValues, tagsIn } from './template-values.ts';
import { statedVariable } from './variable-texts.ts';

/** A form with the file that was chosen, and what the history is to say of the change. */
export interface TemplateFormState extends TemplateValues {
  readonly configFile: Upload | undefined;
  readonly changeNote: string;
}

/** The contract's schema over the form. Every variable of the text is sent, so that whoever deploys need not read it. */
export const StatedTemplate = z.preprocess((form: TemplateFormState) => statedTemplate(form), NewTemplate);

function statedTemplate({ tags, variables, configFile, configSourceType, ...fields }: TemplateFormState) {
  const described = Object.entries(variables).map(([name, texts]) => statedVariable(name, texts));
  const known = new Set(Object.keys(variables));
  const isFile = configSourceType === 'file';
  return {
    ...fields,
    configSourceType,
    tags: tagsIn(tags),
    variables: inOrderOfUse(fields.configContent, [
      ...described,
      ...variablesOf({ text: fields.configContent, variables: [] }).filter(({ name }) => !known.has(name)),
    ]),
    // The text of a new file is its own.
    configContent: isFile && configFile ? '' : fields.configContent,
    configFile: isFile ? configFile : undefined,
  };
}
