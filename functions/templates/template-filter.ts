import type * as z from 'zod';
import type { Template } from '#shared/contract/template-items.ts';
import type { TemplateFilter as Schema } from '#shared/contract/templates.ts';

export type TemplateFilter = z.output<typeof Schema>;

/** Whether a template is among those that a list is filtered to. Text is compared whatever its case. */
export function fitsFilter(template: Template, filter: TemplateFilter): boolean {
  const { search, vendor, tag, equipmentCategory, configType, dialect, isSystemTemplate } = filter;
  const { name, description, model, tags } = template;
  const isGiven = (wanted: string | undefined, value: string) =>
    wanted === undefined || folded(wanted) === folded(value);
  return (
    isGiven(vendor, template.vendor) &&
    isGiven(equipmentCategory, template.equipmentCategory) &&
    isGiven(configType, template.configType) &&
    isGiven(dialect, template.dialect) &&
    isGiven(isSystemTemplate, String(template.isSystemTemplate)) &&
    (tag === undefined || tags.some((own) => folded(own) === folded(tag))) &&
    (search === undefined ||
      folded([name, description, template.vendor, model, ...tags].join('\n')).includes(folded(search)))
  );
}

const folded = (text: string): string => text.normalize('NFC').toLowerCase();
