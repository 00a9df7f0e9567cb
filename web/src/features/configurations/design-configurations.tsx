import { FileCog } from 'lucide-react';
import type { Design } from '#shared/contract/designs.ts';
import type { Topology } from '#shared/contract/topology-items.ts';
import { RefusedPlan } from '#web/documents/configurations/refused-plan.tsx';
import { useConfiguredNetwork } from '#web/documents/configurations/use-configured-network.ts';
import { StoredPlan } from '#web/documents/topologies/stored-plan.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ConfigurationsView } from './configurations-view.tsx';

/** The Configurations tab of a design: what every device is configured with, port by port. */
export default function DesignConfigurations() {
  return (
    <StoredPlan
      noun="configurations"
      icon={FileCog}
      promise="Every port, interface, route and policy of each device, as any vendor’s configuration states it. Generate or draw the topology first."
    >
      {(topology, design) => <OfPlan topology={topology} design={design} />}
    </StoredPlan>
  );
}

function OfPlan({ topology, design }: { readonly topology: Topology; readonly design: Design }) {
  const plan = useConfiguredNetwork(topology, design.requirements);
  if (plan === undefined)
    return <Skeleton lines={10} height="2rem" label="Loading the configuration of every device" />;
  if (plan.kind === 'refused')
    return (
      <RefusedPlan
        graph={topology}
        missing={plan.missing}
        designId={design.id}
        consequence="No device can be configured"
      />
    );
  return <ConfigurationsView network={plan.network} models={plan.models} graph={topology} design={design} />;
}
