import { Button } from '@aws-amplify/ui-react';
import { SearchX } from 'lucide-react';
import { useMemo } from 'react';
import type { PlaneSection } from '#shared/network/control-plane/sections/plane-section.ts';
import { formatNumber } from '#shared/vocabulary/counts.ts';
import { SiteFilter } from '#web/documents/plans/site-filter.tsx';
import { foundRows } from '#web/features/control-plane/model/found-rows.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FilterBar } from '#web/ui/filter-bar.tsx';
import { useFiltersInAddress } from '#web/ui/filters-in-address.ts';
import layout from '#web/ui/layout.module.css';
import pills from '#web/ui/pills.module.css';
import { SearchBox } from '#web/ui/search-box.tsx';
import { SectionView } from './section-view.tsx';

export interface PlaneViewProps {
  readonly sections: readonly PlaneSection[];
  readonly designName: string;
}

/** The sections under each other, with a table of contents, one site's part of them, and a search. */
export function PlaneView({ sections, designName }: PlaneViewProps) {
  const { of, set, clear } = useFiltersInAddress(['search', 'site']);
  const [search, site] = [of('search'), of('site')];
  const sites = useMemo(() => sitesOf(sections), [sections]);
  const found = useMemo(() => foundRows(sections, { site, search }), [sections, site, search]);
  return (
    <div className={layout.stack6}>
      <FilterBar>
        <SearchBox label="Search the control plane" value={search} onSearch={(text) => set('search', text)} />
        <SiteFilter sites={sites} site={site} onChoose={(value) => set('site', value)} />
      </FilterBar>
      {found.length === 0 ? (
        <EmptyState
          icon={SearchX}
          title="Nothing matches"
          action={<Button onClick={clear}>Show the whole control plane</Button>}
        >
          No entry of the control plane matches this search and site.
        </EmptyState>
      ) : (
        <>
          <nav className={pills.pills} aria-label="Sections of the control plane">
            {found.map(({ id, title, rows }) => (
              <a key={id} href={`#${id}`}>
                {title} <span>{formatNumber(rows.length)}</span>
              </a>
            ))}
          </nav>
          {found.map((section) => (
            <SectionView
              key={section.id}
              section={section}
              designName={designName}
              isNarrowed={site !== '' || search !== ''}
            />
          ))}
        </>
      )}
    </div>
  );
}

/** Sites that have a row, in the order of the network. */
const sitesOf = (sections: readonly PlaneSection[]): string[] =>
  [...new Set(sections.flatMap(({ rows }) => rows.map(({ site }) => site)))].filter((site) => site !== '');
