import type { Template } from '#shared/contract/template-items.ts';

/** A list of templates as the service answers it. */
export interface TemplateList {
  readonly data: Template[];
}

/** A new template goes to the top (specification, section 4). */
export const withCreatedTemplate = ({ data }: TemplateList, created: Template): TemplateList => ({
  data: [created, ...data.filter(({ id }) => id !== created.id)],
});

export const withUpdatedTemplate = ({ data }: TemplateList, updated: Template): TemplateList => ({
  data: data.map((template) => (template.id === updated.id ? updated : template)),
});

/** A deleted template is removed by its id (specification, section 4). */
export const withoutTemplate = ({ data }: TemplateList, id: string): TemplateList => ({
  data: data.filter((template) => template.id !== id),
});
