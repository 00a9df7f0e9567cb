import { useDeferredValue, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Template } from '#shared/contract/template-items.ts';
import {
  facetLabel,
  templateFacets,
  templateFacetTitles,
} from '#web/features/templates/model/template-facets.ts';
import {
  findTemplates,
  type TemplateView,
  templateAddressOf,
  templateViewFrom,
  withoutTemplateFilters,
} from '#web/features/templates/model/template-view.ts';
import { FacetValues } from '#web/ui/facets/facet-values.tsx';
import { FacetedList } from '#web/ui/facets/faceted-list.tsx';
import layout from '#web/ui/layout.module.css';
import { LayoutChoice } from '#web/ui/layout-choice.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { useIsPhone } from '#web/ui/use-is-phone.ts';
import { NoTemplates } from './no-templates.tsx';
import { PendingDialog } from './pending-dialog.tsx';
import { TemplateCards } from './template-cards.tsx';
import { TemplateTable } from './template-table.tsx';
import { useTemplateMenu } from './use-template-menu.ts';
import { useTemplateRemoval } from './use-template-removal.ts';

export interface TemplateBrowserProps {
  readonly templates: readonly Template[];
  /** Of all users: they are listed, and not opened. */
  readonly isOfAll: boolean;
}

/** The list with its search and facets. It is whole in the browser, so typing needs no request. */
export function TemplateBrowser({ templates, isOfAll }: TemplateBrowserProps) {
  const [address, setAddress] = useSearchParams();
  const [typed, setTyped] = useState<string>();
  const view = useMemo(() => templateViewFrom(address), [address]);
  const sought = useDeferredValue(typed ?? view.search);
  const found = useMemo(
    () => findTemplates(templates, { ...view, search: sought }),
    [templates, view, sought],
  );
  const isPhone = useIsPhone();
  const removal = useTemplateRemoval();
  const actions = useTemplateMenu((template) => void removal.remove(template));
  const menu = (template: Template) => Object.values(actions(template));

  const show = (change: Partial<TemplateView>, replace = false) => {
    setTyped(undefined);
    setAddress(templateAddressOf({ ...view, ...change }), { replace });
  };
  const showFacet = (facet: (typeof templateFacets)[number], chosen: readonly string[]) =>
    show({ facets: { ...view.facets, [facet]: chosen } });
  const clear = () => show(withoutTemplateFilters(view));
  const chips = templateFacets.flatMap((facet) =>
    view.facets[facet].map((value) => ({
      label: `${templateFacetTitles[facet]}: ${facetLabel(facet, value)}`,
      onRemove: () =>
        showFacet(
          facet,
          view.facets[facet].filter((other) => other !== value),
        ),
    })),
  );
  const panel = (
    <div className={layout.stack5}>
      {templateFacets
        .filter((facet) => found.choices[facet].length > 1 || view.facets[facet].length > 0)
        .map((facet) => (
          <FacetValues
            key={facet}
            title={templateFacetTitles[facet]}
            values={found.choices[facet]}
            labelOf={(value) => facetLabel(facet, value)}
            counts={found.counts.get(facet) ?? none}
            noun="template"
            chosen={view.facets[facet]}
            onChange={(chosen) => showFacet(facet, chosen)}
          />
        ))}
    </div>
  );
  if (templates.length === 0) return <NoTemplates view={view} all={templates} onClear={clear} />;
  const isCards = isPhone || view.layout === 'cards';
  const list = { templates: found.templates, isOfAll, menu: isOfAll ? undefined : menu };
  return (
    <>
      <FacetedList
        noun="template"
        found={found.templates.length}
        all={templates.length}
        panel={panel}
        search={
          <SearchBox
            label="Search by name, description, vendor or tag"
            value={view.search}
            onType={setTyped}
            onSearch={(search) => show({ search }, true)}
          />
        }
        chips={chips}
        onClear={clear}
        aside={
          !isPhone && (
            <LayoutChoice
              noun="templates"
              layout={view.layout}
              onChoose={(chosen) => show({ layout: chosen })}
            />
          )
        }
      >
        {found.templates.length === 0 ? (
          <NoTemplates view={view} all={templates} onClear={clear} />
        ) : isCards ? (
          <TemplateCards {...list} />
        ) : (
          <TemplateTable {...list} />
        )}
      </FacetedList>
      {removal.refusal && <PendingDialog refusal={removal.refusal} onClose={removal.dismiss} />}
    </>
  );
}

const none: ReadonlyMap<string, number> = new Map();
