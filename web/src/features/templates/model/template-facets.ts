import { fieldText } from '#shared/vocabulary/fields/field-text.ts';
import { templateWords } from '#shared/vocabulary/fields/template-words.ts';

export const templateFacets = ['owner', 'dialect', 'configType', 'category', 'vendor', 'tag'] as const;
export type TemplateFacet = (typeof templateFacets)[number];

/** What a facet is called. */
export const templateFacetTitles: Readonly<Record<TemplateFacet, string>> = {
  owner: 'Owner',
  dialect: templateWords.dialect.label,
  configType: templateWords.configType.label,
  category: templateWords.equipmentCategory.label,
  vendor: templateWords.vendor.label,
  tag: templateWords.tags.label,
};

const owners: Readonly<Record<string, string>> = { own: 'Mine', system: 'System library' };

/** What a value of a facet is called. */
export function facetLabel(facet: TemplateFacet, value: string): string {
  switch (facet) {
    case 'owner':
      return owners[value] ?? value;
    case 'dialect':
      return fieldText(templateWords.dialect, value);
    case 'configType':
      return fieldText(templateWords.configType, value);
    case 'category':
      return fieldText(templateWords.equipmentCategory, value);
    case 'vendor':
    case 'tag':
      return value;
  }
}
