import type { Template } from '#shared/contract/template-items.ts';
import { type FacetCounts, narrowByFacets } from '#shared/facets/narrow-by-facets.ts';
import { naturally } from '#shared/vocabulary/natural-order.ts';
import { wordSearch } from '#web/ui/word-search.ts';
import { facetLabel, type TemplateFacet, templateFacets } from './template-facets.ts';

/** Everything that decides what the list shows; all of it is in the address. */
export interface TemplateView {
  readonly search: string;
  readonly facets: Readonly<Record<TemplateFacet, readonly string[]>>;
  readonly layout: 'table' | 'cards';
  /** The templates of all users, for administrators. */
  readonly isOfAll: boolean;
}

const mostValues = 50;

/** Any address gives a valid view; values that no template has find none and can be removed. */
export function templateViewFrom(address: URLSearchParams): TemplateView {
  const values = (facet: TemplateFacet) => [...new Set(address.getAll(facet))].slice(0, mostValues);
  return {
    search: (address.get('search') ?? '').trim().slice(0, 100),
    facets: facetsBy(values),
    layout: address.get('layout') === 'cards' ? 'cards' : 'table',
    isOfAll: address.get('of') === 'all',
  };
}

/** The shortest address of a view: defaults are left out. */
export function templateAddressOf({ search, facets, layout, isOfAll }: TemplateView): URLSearchParams {
  const address = new URLSearchParams();
  if (search) address.set('search', search);
  for (const facet of templateFacets) for (const value of facets[facet]) address.append(facet, value);
  if (layout === 'cards') address.set('layout', layout);
  if (isOfAll) address.set('of', 'all');
  return address;
}

export const withoutTemplateFilters = (view: TemplateView): TemplateView => ({
  ...view,
  search: '',
  facets: facetsBy(() => []),
});

export interface FoundTemplates {
  readonly templates: readonly Template[];
  readonly counts: FacetCounts<TemplateFacet>;
  /** Every value that a facet has in the whole list, in an order that stays. */
  readonly choices: Readonly<Record<TemplateFacet, readonly string[]>>;
}

/** Finds templates by words and facets: those of users first, newest first, then the system's in the order of their dialects. */
export function findTemplates(all: readonly Template[], { search, facets }: TemplateView): FoundTemplates {
  const matching = all.filter(wordSearch(search, textOf));
  const { found, counts } = narrowByFacets(matching, { names: templateFacets, valuesOf }, facets);
  return { templates: found, counts, choices: facetsBy((facet) => choicesOf(all, facet)) };
}

const textOf = ({ name, description, vendor, model, tags }: Template): string =>
  [name, description, vendor, model, ...tags].join(' ');

function valuesOf(facet: TemplateFacet, template: Template): readonly string[] {
  switch (facet) {
    case 'owner':
      return [template.isSystemTemplate ? 'system' : 'own'];
    case 'dialect':
      return [template.dialect].filter(Boolean);
    case 'configType':
      return [template.configType];
    case 'category':
      return [template.equipmentCategory].filter(Boolean);
    case 'vendor':
      return [template.vendor].filter(Boolean);
    case 'tag':
      return template.tags;
  }
}

const choicesOf = (all: readonly Template[], facet: TemplateFacet): readonly string[] =>
  [...new Set(all.flatMap((template) => valuesOf(facet, template)))].sort((a, b) =>
    naturally(facetLabel(facet, a), facetLabel(facet, b)),
  );

const facetsBy = (of: (facet: TemplateFacet) => readonly string[]) => ({
  owner: of('owner'),
  dialect: of('dialect'),
  configType: of('configType'),
  category: of('category'),
  vendor: of('vendor'),
  tag: of('tag'),
});
