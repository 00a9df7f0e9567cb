import { Button } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { dialects } from '#shared/templates/dialects/dialects.ts';
import { formatCount, formatNumber } from '#shared/vocabulary/counts.ts';
import { SiteFilter } from '#web/documents/plans/site-filter.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { FilterBar } from '#web/ui/filter-bar.tsx';
import layout from '#web/ui/layout.module.css';
import prose from '#web/ui/prose.module.css';
import { SearchBox } from '#web/ui/search-box.tsx';
import { wordSearch } from '#web/ui/word-search.ts';
import type { DeployTarget } from './model/deploy-target.ts';

export interface TargetListProps {
  readonly targets: readonly DeployTarget[];
  readonly chosen: readonly string[];
  /** Why a device cannot be chosen; undefined where it can. */
  readonly reasonAgainst: (target: DeployTarget) => string | undefined;
  readonly onChoose: (devices: readonly string[]) => void;
}

/** The devices that can be deployed to, found by name, model and site. */
export function TargetList({ targets, chosen, reasonAgainst, onChoose }: TargetListProps) {
  const [search, setSearch] = useState('');
  const [site, setSite] = useState('');
  const matches = wordSearch(search, textOf);
  const found = targets.filter((target) => (!site || target.site === site) && matches(target));
  const free = found.filter((target) => reasonAgainst(target) === undefined);
  const toggle = (id: string) =>
    onChoose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  const columns: readonly Column<DeployTarget>[] = [
    {
      key: 'name',
      header: 'Device',
      sortBy: ({ name }) => name,
      cell: (target) => (
        <label className={layout.row2}>
          <input
            type="checkbox"
            checked={chosen.includes(target.deviceId)}
            disabled={reasonAgainst(target) !== undefined && !chosen.includes(target.deviceId)}
            onChange={() => toggle(target.deviceId)}
          />
          <span className={prose.name}>{target.name}</span>
        </label>
      ),
    },
    {
      key: 'site',
      header: 'Site',
      optional: true,
      sortBy: ({ site: at }) => at,
      cell: ({ site: at }) => at || '–',
    },
    {
      key: 'model',
      header: 'Model',
      optional: true,
      sortBy: ({ model }) => model,
      cell: ({ model }) => model || '–',
    },
    {
      key: 'dialect',
      header: 'Dialect',
      sortBy: ({ dialect }) => dialect ?? '',
      cell: (target) =>
        reasonAgainst(target) ??
        (target.dialect === undefined ? 'Not known' : dialects[target.dialect].label),
    },
  ];
  return (
    <div className={layout.stack3}>
      <FilterBar
        end={
          <div className={layout.row2}>
            <Button
              size="small"
              isDisabled={free.length === 0}
              onClick={() => onChoose([...new Set([...chosen, ...free.map(({ deviceId }) => deviceId)])])}
            >
              Choose {formatCount(free.length, 'device')}
            </Button>
            <Button size="small" isDisabled={chosen.length === 0} onClick={() => onChoose([])}>
              Choose none
            </Button>
          </div>
        }
      >
        <SearchBox label="Search devices" value={search} onSearch={setSearch} />
        <SiteFilter
          sites={[...new Set(targets.map((target) => target.site))].filter(Boolean)}
          site={site}
          onChoose={setSite}
        />
      </FilterBar>
      <p className={prose.detail} aria-live="polite">
        {formatNumber(chosen.length)} of {formatCount(targets.length, 'device')} chosen
      </p>
      <DataTable
        caption="Devices to deploy to"
        columns={columns}
        rows={found}
        rowKey={({ deviceId }) => deviceId}
        rowsAtOnce={12}
        isDense
      />
    </div>
  );
}

const textOf = ({ name, model, site }: DeployTarget): string => `${name} ${model} ${site}`;
