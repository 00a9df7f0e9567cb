import * as z from 'zod';
import type { Template } from '#shared/contract/template-items.ts';
import type { TemplateVariable } from '#shared/contract/template-variables.ts';
import { VariableTexts, variableTexts } from './variable-texts.ts';

/** The fields of a template as they are typed. */
export const TemplateValues = z.object({
  name: z.string(),
  description: z.string(),
  vendor: z.string(),
  model: z.string(),
  equipmentCategory: z.string(),
  dialect: z.string(),
  configType: z.string(),
  version: z.string(),
  /** Separated by commas. */
  tags: z.string(),
  isActive: z.boolean(),
  configSourceType: z.enum(['template', 'file']),
  configContent: z.string(),
  /** The variables that are described, by their names; others are read off the text. */
  variables: z.record(z.string(), VariableTexts),
});
export type TemplateValues = z.output<typeof TemplateValues>;

export const newTemplateValues: TemplateValues = {
  name: '',
  description: '',
  vendor: '',
  model: '',
  equipmentCategory: '',
  dialect: '',
  configType: 'basic',
  version: '1.0.0',
  tags: '',
  isActive: true,
  configSourceType: 'template',
  configContent: '',
  variables: {},
};

/** A stored template in the form. */
export const valuesOfTemplate = (template: Template): TemplateValues => ({
  name: template.name,
  description: template.description,
  vendor: template.vendor,
  model: template.model,
  equipmentCategory: template.equipmentCategory,
  dialect: template.dialect,
  configType: template.configType,
  version: template.version,
  tags: template.tags.join(', '),
  isActive: template.isActive,
  configSourceType: template.configSourceType,
  configContent: template.configContent,
  variables: textsOf(template.variables),
});

/** A copy to begin with: named as one, at its first version, and the copier's own text. */
export const valuesOfCopy = (template: Template): TemplateValues => ({
  ...valuesOfTemplate(template),
  name: `${template.name} (copy)`.slice(0, 100),
  version: newTemplateValues.version,
  configSourceType: 'template',
});

const textsOf = (variables: readonly TemplateVariable[]): TemplateValues['variables'] =>
  Object.fromEntries(variables.map((variable) => [variable.name, variableTexts(variable)]));

/** `access, branch` as a list, each once. */
export const tagsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];
