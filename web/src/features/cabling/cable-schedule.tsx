import { SearchX } from 'lucide-react';
import { useMemo } from 'react';
import { cableKindNames, toCableCsv } from '#shared/network/cables/cable-csv.ts';
import { SiteFilter } from '#web/documents/plans/site-filter.tsx';
import { DownloadCsv } from '#web/documents/subscriptions/download-csv.tsx';
import { type CableList, findCables } from '#web/features/cabling/model/cable-list.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FilterBar } from '#web/ui/filter-bar.tsx';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { FilteredList } from '#web/ui/filtered-list.tsx';
import { useFiltersInAddress } from '#web/ui/filters-in-address.ts';
import layout from '#web/ui/layout.module.css';
import { SearchBox } from '#web/ui/search-box.tsx';
import { CableTotalsView } from './cable-totals-view.tsx';
import { CablesBySite } from './cables-by-site.tsx';

export interface CableScheduleProps {
  readonly list: CableList;
  readonly designName: string;
}

/** The schedule with its filters; what it comes to and what is downloaded are of the cables that the filters leave. */
export function CableSchedule({ list, designName }: CableScheduleProps) {
  const { of, set, clear, isAny } = useFiltersInAddress(['search', 'site', 'kind', 'purpose']);
  const [search, site, kind, purpose] = [of('search'), of('site'), of('kind'), of('purpose')];
  const found = useMemo(
    () => findCables(list.cables, { search, site, kind, purpose }),
    [list, search, site, kind, purpose],
  );
  if (list.cables.length === 0)
    return (
      <EmptyState icon={SearchX} title="No cables to lay">
        No link of this topology needs a cable: it has only wireless links and tunnels, or none.
      </EmptyState>
    );
  return (
    <div className={layout.stack4}>
      <FilterBar
        end={
          <DownloadCsv
            fileName={`${designName} cable schedule.csv`}
            write={() => toCableCsv(found)}
            isDisabled={found.length === 0}
          />
        }
      >
        <SearchBox label="Search cables" value={search} onSearch={(text) => set('search', text)} />
        <SiteFilter sites={list.sites} site={site} onChoose={(value) => set('site', value)} />
        <FilterSelect
          label="Medium"
          all="All media"
          value={kind}
          options={list.kinds.map((value) => ({ value, label: cableKindNames[value] }))}
          onChoose={(value) => set('kind', value)}
        />
        <FilterSelect
          label="Purpose"
          all="All purposes"
          value={purpose}
          options={list.purposes.map((value) => ({ value, label: value }))}
          onChoose={(value) => set('purpose', value)}
        />
      </FilterBar>
      <FilteredList
        noun="cable"
        found={found.length}
        all={list.cables.length}
        isFiltered={isAny}
        onClear={clear}
      >
        <CableTotalsView cables={found} />
        <CablesBySite cables={found} />
      </FilteredList>
    </div>
  );
}
