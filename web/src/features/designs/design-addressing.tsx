import { Button } from '@aws-amplify/ui-react';
import { Network, SearchX } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Design } from '#shared/contract/designs.ts';
import { isOutdatedBy } from '#shared/contract/stage-states.ts';
import type { Topology } from '#shared/contract/topology-items.ts';
import { formatCount } from '#shared/vocabulary/counts.ts';
import { useShownDesign } from '#web/documents/designs/shown-design.ts';
import { StoredPlan } from '#web/documents/topologies/stored-plan.tsx';
import { addressPlan, firstRows } from '#web/features/designs/addressing/address-plan.ts';
import { SubnetsTable } from '#web/features/designs/addressing/subnets-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import layout from '#web/ui/layout.module.css';
import prose from '#web/ui/prose.module.css';
import { SearchBox } from '#web/ui/search-box.tsx';
import { GenerateTopologyButton } from './generate-topology-button.tsx';

/** The addressing plan of a design's topology. */
export default function DesignAddressing() {
  const design = useShownDesign();
  return (
    <StoredPlan
      noun="addressing"
      icon={Network}
      promise={`Subnets, VLANs and gateways are planned together with the topology, allocated from ${design.requirements.ipScheme.private}.`}
      action={<GenerateTopologyButton designId={design.id} />}
    >
      {(topology) => <AddressPlan topology={topology} design={design} />}
    </StoredPlan>
  );
}

/** More rows than this make a page slow to draw; the search finds the others. */
const step = 300;

function AddressPlan({ topology, design }: { readonly topology: Topology; readonly design: Design }) {
  const [address, setAddress] = useSearchParams();
  const [most, setMost] = useState(step);
  const search = address.get('search') ?? '';
  const { shown, total, hidden } = useMemo(
    () => firstRows(addressPlan(topology.subnets, search), most),
    [topology, search, most],
  );
  return (
    <div className={layout.stack4}>
      <div className={layout.between}>
        <SearchBox
          label="Search networks and addresses"
          value={search}
          onSearch={(text) => setAddress(text ? { search: text } : {}, { replace: true })}
        />
        <p className={prose.detail}>{formatCount(total, 'network')}</p>
      </div>
      {isOutdatedBy(design, topology) && (
        <p className={prose.detail}>
          Planned from version {topology.designVersion} of the design, which is now at version{' '}
          {design.version}.
        </p>
      )}
      {shown.length === 0 ? (
        <EmptyState
          icon={SearchX}
          title={search ? 'No networks match' : 'This topology has no networks'}
          action={search && <Button onClick={() => setAddress({})}>Show all networks</Button>}
        >
          {search
            ? `No network has “${search}” in its site, name, VLAN or addresses.`
            : 'Generate the topology again to plan its addressing.'}
        </EmptyState>
      ) : (
        <SubnetsTable sites={shown} />
      )}
      {hidden > 0 && (
        <Button onClick={() => setMost(most + step)}>
          Show {Math.min(step, hidden)} more of {formatCount(hidden, 'hidden network')}
        </Button>
      )}
    </div>
  );
}
