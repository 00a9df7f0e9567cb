import { SearchX } from 'lucide-react';
import { useMemo } from 'react';
import { portCsv } from '#shared/network/device-sections/port-csv.ts';
import type { PortRow } from '#shared/network/device-sections/port-rows.ts';
import { portModeNames, portStatusNames } from '#shared/network/device-sections/port-words.ts';
import { SiteFilter } from '#web/documents/plans/site-filter.tsx';
import { DownloadCsv } from '#web/documents/subscriptions/download-csv.tsx';
import { findPorts } from '#web/features/configurations/model/find-ports.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FilterBar } from '#web/ui/filter-bar.tsx';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { FilteredList } from '#web/ui/filtered-list.tsx';
import { useFiltersInAddress } from '#web/ui/filters-in-address.ts';
import layout from '#web/ui/layout.module.css';
import { SearchBox } from '#web/ui/search-box.tsx';
import { PortTable } from './port-table.tsx';

export interface PortListProps {
  readonly ports: readonly PortRow[];
  readonly fileName: string;
  /** Whether each row names its device, where the ports are of several. */
  readonly withDevice?: boolean;
}

/** Ports with a search and filters that stand in the address; the CSV is of those that they leave. */
export function PortList({ ports, fileName, withDevice = false }: PortListProps) {
  const { of, set, setAll, isAny } = useFiltersInAddress(['search', 'site', 'status', 'mode']);
  const [search, site, status, mode] = [of('search'), of('site'), of('status'), of('mode')];
  const found = useMemo(
    () => findPorts(ports, { search, site, status, mode }),
    [ports, search, site, status, mode],
  );
  const sites = useMemo(() => [...new Set(ports.map((port) => port.site))].filter(Boolean), [ports]);
  const clear = () => setAll({ search: '', site: '', status: '', mode: '' });
  if (ports.length === 0)
    return (
      <EmptyState icon={SearchX} title="No ports">
        No link of this plan names a port.
      </EmptyState>
    );
  return (
    <div className={layout.stack3}>
      <FilterBar
        end={<DownloadCsv fileName={fileName} write={() => portCsv(found)} isDisabled={found.length === 0} />}
      >
        <SearchBox label="Search ports" value={search} onSearch={(text) => set('search', text)} />
        <SiteFilter sites={sites} site={site} onChoose={(value) => set('site', value)} />
        <FilterSelect
          label="Status"
          all="Up or not"
          value={status}
          options={choices(portStatusNames)}
          onChoose={(value) => set('status', value)}
        />
        <FilterSelect
          label="Mode"
          all="All modes"
          value={mode}
          options={choices(portModeNames)}
          onChoose={(value) => set('mode', value)}
        />
      </FilterBar>
      <FilteredList noun="port" found={found.length} all={ports.length} isFiltered={isAny} onClear={clear}>
        <PortTable ports={found} withDevice={withDevice} />
      </FilteredList>
    </div>
  );
}

const choices = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));
