import { SearchX } from 'lucide-react';
import { useMemo } from 'react';
import { differingFlows } from '#shared/network/verification/differing-flows.ts';
import type { NameOf } from '#shared/network/verification/drop-sentence.ts';
import { zoneMatrix } from '#shared/network/verification/zone-matrix.ts';
import { SiteFilter } from '#web/documents/plans/site-filter.tsx';
import type { VerifiedNetwork } from '#web/documents/verifications/use-verification.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { CheckField } from '#web/ui/field/check-field.tsx';
import { FilterBar } from '#web/ui/filter-bar.tsx';
import { useFiltersInAddress } from '#web/ui/filters-in-address.ts';
import layout from '#web/ui/layout.module.css';
import { DifferingFlowsTable } from './differing-flows.tsx';
import { ZoneMatrixTable } from './zone-matrix-table.tsx';

export interface FlowsViewProps {
  readonly network: VerifiedNetwork;
  readonly nameOf: NameOf;
}

/** The flows between zones, and those that do not do what the policy says. */
export function FlowsView({ network: { flows, hosts }, nameOf }: FlowsViewProps) {
  const { of, set } = useFiltersInAddress(['site', 'only']);
  const site = of('site');
  const onlyDiffering = of('only') === 'differing';
  const sites = useMemo(() => [...new Set(hosts.map((host) => host.site))].filter(Boolean), [hosts]);
  const matrix = useMemo(
    () => zoneMatrix(flows, hosts, { site, onlyDiffering }),
    [flows, hosts, site, onlyDiffering],
  );
  const differing = useMemo(() => {
    const siteOf = new Map(hosts.map((host) => [host.id, host.site]));
    const here = flows.filter(({ flow }) => site === '' || siteOf.get(flow.source) === site);
    return differingFlows(here, nameOf);
  }, [flows, hosts, site, nameOf]);
  return (
    <div className={layout.stack4}>
      <FilterBar>
        <SiteFilter sites={sites} site={site} onChoose={(value) => set('site', value)} />
        <CheckField
          label="Only what differs"
          checked={onlyDiffering}
          onChange={(isOn) => set('only', isOn ? 'differing' : '')}
        />
      </FilterBar>
      {matrix.columns.length === 0 ? (
        <EmptyState icon={SearchX} title={onlyDiffering ? 'Nothing differs' : 'No flows'}>
          {onlyDiffering
            ? 'Every flow here does what the policy says.'
            : 'The policy promises and forbids nothing here: there are no hosts in its zones.'}
        </EmptyState>
      ) : (
        <ZoneMatrixTable matrix={matrix} withSites={sites.length > 1} />
      )}
      {differing.length > 0 && <DifferingFlowsTable flows={differing} nameOf={nameOf} />}
    </div>
  );
}
